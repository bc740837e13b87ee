import { beforeEach, describe, expect, it } from 'vitest';
import type { ChangedBlock, Told } from './kept';
import { rereadBox } from './reread';

const block = (id: string, type: string, change: ChangedBlock['change'], ...words: ChangedBlock['words']) => ({
  ...{ id, type, change, words },
});
const wash = block(
  ...(['t2', 'paragraph', 'changed'] as const),
  { change: 'same', text: 'Savonnez pendant ' },
  { change: 'removed', text: 'vingt ' },
  { change: 'added', text: 'trente secondes' },
);
const glove = block('c1', 'paragraph', 'added', { change: 'added', text: 'Un gant.' });

const told = (blocks: ChangedBlock[], why = 'Un lavage plus long.') =>
  ({
    pages: ['p', 'q', 'r'],
    reread_pages: ['p'],
    rereading: [{ id: 'p', why, blocks }],
    acknowledged_at: '2027-03-14T09:00:00Z',
  }) as unknown as Told;

const shown = (blocks: ChangedBlock[], why?: string) => {
  const box = rereadBox(told(blocks, why), 'p', { title: 'Se laver les mains', lang: 'fr-FR', href: '#text' });
  return [...box.querySelectorAll('.lvp-changes > *')].map((one) => one.textContent);
};

beforeEach(() => {
  document.documentElement.lang = 'fr-FR';
  document.body.innerHTML = `<div class="lvr-article">
    <ol class="lvb-steps"><li class="lvb-step"><p id="t1"></p></li><li class="lvb-step"><p id="t2"></p></li></ol>
    <aside class="lvb-callout" id="call"><p id="c1"></p><p id="c2"></p></aside>
  </div>`;
});

describe('what changed in a page to read again', () => {
  it('is named as the page shows it, and leads to the whole page', () => {
    expect(shown([wash, block('call', 'callout', 'added'), glove])).toEqual([
      'Se laver les mains',
      'Étape 2, modifiéeSavonnez pendant vingt trente secondes',
      'Encadré, ajoutéUn gant.',
      'Voir la page entière',
    ]);
    const box = rereadBox(told([wash]), 'p', { title: '', lang: 'fr-FR', href: '#text' });
    expect(box.querySelector('a')?.getAttribute('href')).toBe('#text');
    expect([box.querySelector('del')?.textContent, box.querySelector('ins')?.textContent]).toEqual([
      'vingt ',
      'trente secondes',
    ]);
  });

  it('is named once for what stands together', () => {
    const more = block('c2', 'paragraph', 'added', { change: 'added', text: 'Un pansement.' });

    expect(shown([glove, more]).slice(1, 3)).toEqual(['Encadré, ajoutéUn gant.', 'Un pansement.']);
  });

  it('claims no other content of what only came, went or moved', () => {
    const blocks = [block('x', 'image', 'removed'), block('y', 'video', 'added'), block('z', 'map', 'changed')];

    expect(shown(blocks).slice(1, 4)).toEqual([
      'Image, retirée',
      'Vidéo, ajoutée',
      'Plan d’accès, modifiéCe qui est montré a changé.',
    ]);
  });

  it('is nothing where the page is only new to them', () => {
    expect(shown([], '')).toEqual([]);
    expect(rereadBox(told([], ''), 'p', { title: '', lang: 'fr-FR' }).textContent).toContain('Une page vous concerne');
  });
});
