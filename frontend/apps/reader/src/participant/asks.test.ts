import { describe, expect, it } from 'vitest';
import { asksOf, leftOf } from './asks';
import { type Point, withPoint, writeDrawing } from './drawing';
import type { Told } from './kept';
import { en } from './locales/en';
import { fr } from './locales/fr';
import { uuid7 } from './uuid7';

const chapters = [
  { id: 'c1', all: ['a', 'b'] },
  { id: 'c2', all: ['c'] },
];
const told = (mode: 'none' | 'end' | 'chapter', said: Partial<Told> = {}) =>
  ({
    ...{ pages: ['a', 'c'], reread_pages: [], acknowledged_at: null, acknowledged_chapters: [] },
    receipt: { mode, bundle: 'f', sentence: 'Tout.', chapters: { c1: 'Un.', c2: 'Deux.' } },
    ...said,
  }) as unknown as Told;
const asked = (who: Told) => asksOf(who, chapters).map(({ part, pages, sentence }) => [part, pages, sentence]);

describe('what is asked', () => {
  it('is the whole, each chapter, or nothing, of the pages that concern them', () => {
    expect(asked(told('none'))).toEqual([]);
    expect(asked(told('end'))).toEqual([['', ['a', 'c'], 'Tout.']]);
    expect(asked(told('chapter'))).toEqual([
      ['c1', ['a'], 'Un.'],
      ['c2', ['c'], 'Deux.'],
    ]);
  });

  it('is asked once, and then only what is to be read again', () => {
    const acknowledged_at = '2027-03-14T10:00:00Z';

    expect(asked(told('end', { acknowledged_at }))).toEqual([]);
    expect(asked(told('chapter', { acknowledged_chapters: ['c1'] }))).toEqual([['c2', ['c'], 'Deux.']]);
    expect(asked(told('end', { acknowledged_at, reread_pages: ['c'] }))).toEqual([['', ['c'], 'Tout.']]);
  });

  it('is nothing more of who signed before the other one has', () => {
    const signed = { acknowledged_at: '2027-03-14T10:00:00Z', reread_pages: ['c'], awaits: 'representative' as const };

    expect(asked(told('end', signed))).toEqual([]);
  });

  it('waits for every page of it', () => {
    const [ask] = asksOf(told('end'), chapters);

    expect(ask && leftOf(ask, { a: '2027-03-14' })).toBe(1);
    expect(ask && leftOf(ask, { a: '2027-03-14', c: '2027-03-15' })).toBe(0);
  });
});

describe('a drawing', () => {
  it('is points and nothing else, and a finger that rests adds none', () => {
    const stroke = withPoint(withPoint([[1, 2]], [2, 2]), [30, 40]);

    expect(writeDrawing([stroke, [[5, 6]]])).toBe('1,2 30,40;5,6');
  });

  it('fits what the register takes, however long one draws', () => {
    const long = Array.from({ length: 5000 }, (_, index): Point => [index % 1000, (index * 7) % 1000]);
    const written = writeDrawing([long, [[5, 6]]]);

    expect(written.length).toBeLessThanOrEqual(8192);
    expect(written).toMatch(/^\d{1,4},\d{1,4}([ ;]\d{1,4},\d{1,4})*$/);
    expect(written).toMatch(/;5,6$/);
  });
});

it('ids are of version 7, sort by time, and are never the same', () => {
  const ids = Array.from({ length: 1000 }, () => uuid7());

  expect(new Set(ids).size).toBe(1000);
  expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(
    true,
  );
  expect(uuid7(1) < uuid7(2)).toBe(true);
});

it('words count in both languages, and French keeps its spaces', () => {
  expect([fr.toSend(1), fr.toSend(2), en.toSend(1), en.toSend(2)]).toEqual([
    ...['1 accusé à envoyer', '2 accusés à envoyer', '1 receipt to send', '2 receipts to send'],
  ]);
  expect([fr.later(1), fr.later(3)]).toEqual([
    'Votre accusé vous sera proposé ici quand vous aurez lu la page qui vous reste.',
    'Votre accusé vous sera proposé ici quand vous aurez lu les 3 pages qui vous restent.',
  ]);
  const said = Object.values(fr).flatMap((word) => (typeof word === 'string' ? [word] : []));
  expect(said.filter((text) => / [:;!?»]|« /.test(text))).toEqual([]);
  expect(fr.stays(26, '14 mars')).toBe(
    '26 pages inchangées\u00a0: rien à relire. Votre accusé du 14 mars reste valable.',
  );
});
