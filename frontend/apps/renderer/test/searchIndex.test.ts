import type { BookletContent } from '@livretier/booklet';
import { readPostings } from '@livretier/booklet/searchWords';
import { describe, expect, it } from 'vitest';
import { booklet } from '../../../packages/booklet/src/samples/booklet';
import { searchIndex } from '../src/bundle/search/searchIndex';

const paragraph = (text: string) => ({
  ...{ id: text, type: 'paragraph' as const, props: {} },
  text: [{ type: 'text' as const, text }],
});
const heading = (text: string) => ({
  ...{ id: text, type: 'heading' as const, props: { level: 2 as const } },
  text: [{ type: 'text' as const, text }],
});

type Blocks = BookletContent['chapters'][number]['pages'][number]['document']['blocks'];

const write = (titles: Record<string, Blocks>, change: Partial<BookletContent> = {}) =>
  searchIndex(
    {
      ...booklet,
      ...change,
      chapters: [
        {
          ...{ id: 'c', title: 'Chapitre', minutes: 1, mandatory: false },
          pages: Object.entries(titles).map(([title, blocks]) => ({
            ...{ id: title, title, importance: 'info' as const },
            document: { schema: 2 as const, blocks },
          })),
        },
      ],
    },
    {},
  );

type Index = ReturnType<typeof write>;

const stemsOf = ({ stems }: Index) => [...stems.matchAll(/;([^ ]+) /g)].map(([, stem]) => stem);

/** How much each page says of a stem. */
const weights = ({ stems }: Index, stem: string) =>
  readPostings(stems.match(new RegExp(`;${stem} (\\w+)`))?.[1] ?? '').map(({ weight }) => weight);

describe('the index of a search', () => {
  it('weighs a word in a title over one in a heading, and that over one in a text', () => {
    const index = write({
      Salaire: [paragraph('Chaque mois.')],
      Argent: [heading('Le salaire')],
      Virement: [paragraph('Votre salaire.')],
    });
    const [title = 0, inHeading = 0, inText = 0] = weights(index, 'salair');

    expect(title).toBeGreaterThan(inHeading);
    expect(inHeading).toBeGreaterThan(inText);
  });

  it('leaves out words without weight', () => {
    const index = write({ 'Comment et quand': [paragraph('Vous êtes malade.')] });

    expect(stemsOf(index)).toEqual(['chapit', 'malad']);
    expect(index.weightless).toEqual(expect.arrayContaining(['comment', 'quand', 'vous', 'etes']));
  });

  it('tells synonyms as stems, and only those that lead somewhere', () => {
    const { synonyms } = write({ 'Vos congés': [] });

    expect(synonyms).toMatchObject({ vacant: ['cong'] });
    expect(Object.values(synonyms).flat()).toEqual(['cong']);
  });

  it('speaks the language of the pages', () => {
    const english = write({ 'The holidays': [] }, { lang: 'en-GB' });
    const spanish = write({ 'Las vacaciones': [] }, { lang: 'es-ES' });

    expect(stemsOf(english)).toEqual(['holidai', 'chapitr']);
    expect(stemsOf(spanish)).toEqual(['las', 'vacaciones', 'chapitre']);
    expect([spanish.weightless, spanish.synonyms]).toEqual([[], {}]);
  });

  it('keeps a heading apart from the sentence that follows', () => {
    const { pages } = write({ Congés: [heading('Quand partir'), paragraph('En mai.'), paragraph('Ou en juin')] });

    expect(pages[0]?.text).toBe('Quand partir · En mai. Ou en juin');
  });

  it('counts no pages where they stand one under another', () => {
    expect(write({ Salaire: [] }).pages[0]?.number).toBe(1);
    expect(write({ Salaire: [] }, { structure: 'single_page_per_topic' }).pages[0]).not.toHaveProperty('number');
  });
});
