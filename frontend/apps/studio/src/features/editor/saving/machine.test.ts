import { BLOCK_CHARACTERS, type Document, PAGE_BLOCKS } from '@livretier/blocks';
import { describe, expect, it } from 'vitest';
import type { Content, SaveAnswer } from '../source/types';
import { isHolding, type SavingState, startFrom, step } from './machine';

const page = (...texts: string[]): Content => ({
  title: 'Se laver les mains',
  importance: 'info',
  document: {
    schema: 2,
    blocks: texts.map((text, index) => ({
      ...{ id: `b${index}`, type: 'paragraph' as const, props: {} },
      text: text ? [{ type: 'text' as const, text }] : [],
    })),
  },
});
const textsOf = ({ document }: { document: Document }) =>
  document.blocks.map((block) =>
    'text' in block ? block.text.map((part) => 'text' in part && part.text).join('') : '',
  );
const answer = (content: Content, changes: Partial<SaveAnswer> = {}): SaveAnswer => ({
  ...content,
  outcome: 'saved',
  revision: 2,
  conflicts: [],
  saved_by_name: 'Camille Vidal',
  saved_at: '2027-03-16T09:42:00Z',
  ...changes,
});

const saved = startFrom({ revision: 1, content: page('Mouillez', 'Savonnez') });
const write = (state: SavingState, ...texts: string[]) => step(state, { type: 'written', content: page(...texts) });
const send = (state: SavingState) => step(state, { type: 'due' });
const hear = (state: SavingState, heard: SaveAnswer) =>
  step(state, { type: 'answered', answer: heard, sentAt: '2027-03-16T09:41:00Z' });

describe('saving a page', () => {
  it('waits after something is written, and has nothing to do when it is taken back', () => {
    const waiting = write(saved, 'Mouillez vos mains', 'Savonnez');

    expect(waiting.phase).toBe('waiting');
    expect(write(waiting, 'Mouillez', 'Savonnez').phase).toBe('saved');
  });

  it('sends what is there, and knows the revision that comes back', () => {
    const sending = send(write(saved, 'Mouillez vos mains', 'Savonnez'));
    expect(sending).toMatchObject({ phase: 'sending', base: { revision: 1 } });
    expect(textsOf(sending.sent ?? saved.local)).toEqual(['Mouillez vos mains', 'Savonnez']);

    const done = hear(sending, answer(sending.local));

    expect(done).toMatchObject({ phase: 'saved', sent: null, base: { revision: 2 }, arrivals: 0 });
    expect(done.savedAt).toBe('2027-03-16T09:42:00Z');
  });

  it('keeps what is written while it is on its way, and sends it next', () => {
    const sending = send(write(saved, 'Mouillez vos mains', 'Savonnez'));
    const more = write(sending, 'Mouillez vos mains', 'Savonnez bien');

    const heard = hear(more, answer(sending.local));

    expect(heard).toMatchObject({ phase: 'waiting', base: { revision: 2 }, arrivals: 0 });
    expect(textsOf(heard.local)).toEqual(['Mouillez vos mains', 'Savonnez bien']);
  });

  it('draws what others saved meanwhile', () => {
    const sending = send(write(saved, 'Mouillez vos mains', 'Savonnez'));

    const heard = hear(sending, answer(page('Mouillez vos mains', 'Savonnez trente secondes'), { outcome: 'merged' }));

    expect(heard).toMatchObject({ phase: 'saved', arrivals: 1 });
    expect(textsOf(heard.local)).toEqual(['Mouillez vos mains', 'Savonnez trente secondes']);
  });

  it('joins what others saved with what was written meanwhile', () => {
    const more = write(send(write(saved, 'Mouillez vos', 'Savonnez')), 'Mouillez vos mains', 'Savonnez');

    const heard = hear(more, answer(page('Mouillez vos', 'Savonnez trente secondes'), { outcome: 'merged' }));

    expect(heard.phase).toBe('waiting');
    expect(textsOf(heard.local)).toEqual(['Mouillez vos mains', 'Savonnez trente secondes']);
  });

  it('asks when somebody else saved the text that is being written', () => {
    const more = write(send(write(saved, 'Mouillez vos mains', 'Savonnez')), 'Mouillez vos mains', 'Savonnez bien');

    const heard = hear(more, answer(page('Mouillez vos mains', 'Savonnez vite'), { outcome: 'merged' }));

    expect(textsOf(heard.local)).toEqual(['Mouillez vos mains', 'Savonnez vite']);
    expect(heard.conflicts).toMatchObject([{ block_id: 'b1', field: 'text' }]);
    expect(isHolding(heard)).toBe(true);
  });

  it('asks once about one text, however often it comes back', () => {
    const conflict = { kind: 'field', block_id: 'b1', field: 'text', base: [], mine: ['a'], saved: ['b'] } as const;
    const asked = hear(send(write(saved, 'a', 'b')), answer(page('a', 'c'), { conflicts: [conflict] }));

    const again = hear(
      send(write(asked, 'a', 'd')),
      answer(page('a', 'c'), { conflicts: [{ ...conflict, mine: ['d'] }] }),
    );

    expect(again.conflicts).toMatchObject([{ mine: ['d'] }]);
    expect(step(again, { type: 'settled', conflict: again.conflicts[0] ?? conflict }).conflicts).toEqual([]);
  });

  it('remembers where a block stood that the server did not take', () => {
    const sending = send(write(saved, 'Mouillez', 'Savonnez', 'Rincez'));
    const told = { field: '', base: null, mine: sending.local.document.blocks[2], saved: null };

    const { conflicts } = hear(
      sending,
      answer(page('Mouillez', 'Savonnez'), {
        outcome: 'conflict',
        conflicts: [{ ...told, kind: 'block', block_id: 'b2' }],
      }),
    );

    expect(conflicts).toMatchObject([{ block_id: 'b2', stood: [{ block: told.mine, follows: ['b1', 'b0'] }] }]);
  });

  it('lets the server join them when both sides moved blocks', () => {
    const sending = send(write(saved, 'Mouillez vos', 'Savonnez'));
    const more = write(sending, 'Mouillez vos', 'Savonnez', 'Rincez');

    const heard = hear(more, answer(page('Mouillez vos'), { outcome: 'merged' }));

    expect(heard).toMatchObject({ phase: 'waiting', base: { revision: 1 } });
    expect(textsOf(heard.local)).toEqual(['Mouillez vos', 'Savonnez', 'Rincez']);
  });

  it('sends the same again when it may have arrived, and only then what is newer', () => {
    const lost = step(send(write(saved, 'Mouillez vos', 'Savonnez')), { type: 'unreached' });
    const more = write(lost, 'Mouillez vos mains', 'Savonnez');
    expect(more).toMatchObject({ phase: 'unreached', failures: 1 });

    const again = send(more);

    expect(textsOf(again.sent ?? saved.local)).toEqual(['Mouillez vos', 'Savonnez']);
    expect(textsOf(hear(again, answer(page('Mouillez vos', 'Savonnez'))).local)).toEqual([
      'Mouillez vos mains',
      'Savonnez',
    ]);
  });

  it('after a refusal tries again when something else is written', () => {
    const refused = step(send(write(saved, 'Trop long', '')), { type: 'refused' });
    expect(refused).toMatchObject({ phase: 'refused', sent: null });
    expect(isHolding(refused)).toBe(true);

    expect(write(refused, 'Court', '').phase).toBe('waiting');
  });

  it('takes over what it sees of others only when everything is saved', () => {
    const known = { revision: 4, content: page('Autre') };

    expect(textsOf(step(saved, { type: 'seen', known, at: '' }).local)).toEqual(['Autre']);
    const busy = write(saved, 'Mouillez vos mains', 'Savonnez');
    expect(step(busy, { type: 'seen', known, at: '' })).toBe(busy);
    expect(step(saved, { type: 'seen', known: { ...known, revision: 1 }, at: '' })).toBe(saved);
  });

  it('does not send a page that is too large, keeps it, and sends it once it is smaller', () => {
    const crowded = write(saved, ...Array.from({ length: PAGE_BLOCKS + 1 }, () => 'Un'));
    const long = write(saved, 'x'.repeat(BLOCK_CHARACTERS + 1));
    for (const state of [crowded, long]) {
      expect(state.phase).toBe('oversized');
      expect(send(state)).toBe(state);
      expect(isHolding(state)).toBe(true);
      expect(send(write(state, 'Court'))).toMatchObject({ phase: 'sending' });
    }

    expect(write(saved, ...Array.from({ length: PAGE_BLOCKS }, () => 'Un')).phase).toBe('waiting');
    expect(write(saved, 'x'.repeat(BLOCK_CHARACTERS)).phase).toBe('waiting');
  });

  it('does not send a page that a window left too large either, but finishes what may have arrived', () => {
    const crowded = page(...Array.from({ length: PAGE_BLOCKS + 1 }, () => 'Un'));
    const sending = send(write(saved, 'Mouillez vos mains', 'Savonnez'));

    expect(send({ ...saved, local: crowded, phase: 'waiting' }).phase).toBe('oversized');
    const lost = step({ ...sending, local: crowded }, { type: 'unreached' });
    expect(send(lost)).toMatchObject({ phase: 'sending', sent: sending.sent });
    expect(hear(send(lost), answer(sending.local))).toMatchObject({ phase: 'oversized', base: { revision: 2 } });
  });
});
