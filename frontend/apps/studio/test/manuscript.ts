import type { Document } from '@livretier/blocks';
import type { Manuscript, PageDetail, PageLine, SaveAnswer, Source } from '@/features/editor/source/types';
import type { LivingValue } from '@/shared/paper/valueName';

const id = (number: number) => `01930000-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`;

export const text = (words: string): Document => ({
  schema: 2,
  blocks: [{ id: 'first', type: 'paragraph', props: {}, text: words ? [{ type: 'text', text: words }] : [] }],
});

export const values: LivingValue[] = [
  {
    ...{ key: 'disability_contact', kind: 'person', hint: 'Qui appeler.', essential: false },
    label: { 'fr-FR': 'référent handicap', 'en-GB': 'disability contact' },
  },
  {
    ...{ key: 'disability_contact_phone', kind: 'phone', hint: 'Son numéro.', essential: false },
    label: { 'fr-FR': 'téléphone du référent handicap', 'en-GB': 'disability contact’s phone' },
  },
];

/** A manuscript with these pages, which remembers what it was asked to do. */
export const manuscriptOf = (...titles: string[]) => {
  const done: [string, ...unknown[]][] = [];
  let pages = titles.map(
    (title, index): PageLine => ({
      ...{ id: id(index + 1), title, position: index, importance: 'info', revision: 1, words: 2, blocks: 1 },
      obligations: [],
    }),
  );
  const find = (wanted: string) => pages.find((page) => page.id === wanted) ?? pages[0];
  const detail = (wanted: string): PageDetail => ({
    ...{ id: wanted, title: find(wanted)?.title ?? '', importance: 'info', revision: find(wanted)?.revision ?? 1 },
    ...{ document: text('Bonjour'), edited_by_name: 'Camille Vidal', edited_at: '2027-03-16T09:42:00Z' },
  });
  const source: Source = {
    ...{ kind: 'chapter', id: id(99), above: '/', release: '/', elsewhere: ['library'] },
    values: async () => values,
    pages: async (): Promise<Manuscript> => ({
      ...{ title: 'Hygiène', status: 'draft', obligations: [], pages, abilities: { write: true } },
    }),
    addPage: async (page) => {
      done.push(['add', page]);
      const line = { ...(pages[0] as PageLine), id: id(50), title: page.title };
      pages = [...pages, line];
      return line;
    },
    page: async (page) => detail(page),
    savePage: async (page, { base_revision, ...content }): Promise<SaveAnswer> => {
      done.push(['save', page, content]);
      pages = pages.map((line) => (line.id === page ? { ...line, title: content.title } : line));
      const saved = { saved_by_name: 'Camille Vidal', saved_at: '2027-03-16T09:43:00Z' };
      return { ...content, ...saved, outcome: 'saved', revision: base_revision + 1, conflicts: [] };
    },
    movePage: async (page, after) => void done.push(['move', page, after]),
    duplicatePage: async (page) => {
      done.push(['duplicate', page]);
      return { id: page };
    },
    removePage: async (page) => {
      done.push(['remove', page]);
      pages = pages.filter((line) => line.id !== page);
    },
    bringBackPage: async (page) => void done.push(['bring back', page]),
    coverObligations: async (page, obligations) => {
      done.push(['cover', page, obligations]);
      pages = pages.map((line) => (line.id === page ? { ...line, obligations } : line));
    },
    revisions: async () => [
      { number: 2, kind: 'merged', by_name: 'Julien Delmas', created_at: '2027-03-16T09:43:00Z', words: 4 },
      { number: 1, kind: 'saved', by_name: 'Camille Vidal', created_at: '2027-03-15T09:43:00Z', words: 2 },
    ],
    compare: async (page, from, to) => {
      done.push(['compare', page, from, to]);
      return [
        {
          ...{ block_id: 'first', type: 'paragraph', change: 'changed' },
          words: [
            { change: 'same', text: 'Savonnez ' },
            { change: 'removed', text: 'vingt' },
            { change: 'added', text: 'trente' },
            { change: 'same', text: ' secondes' },
          ],
        },
      ];
    },
    restore: async (page, revision) => void done.push(['restore', page, revision]),
    beHere: async () => ({ people: [] }),
  };
  return { source, done, ids: pages.map((page) => page.id), current: () => pages };
};
