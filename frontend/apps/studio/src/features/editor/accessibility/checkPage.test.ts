import { type AnyBlock, type Document, documentSchema, emptyBlock, type RichText } from '@livretier/blocks';
import { describe, expect, it } from 'vitest';
import serverWords from '../../../../../../../backend/shared/documents/accessibility/small_words.json';
import cases from '../../../../../../../backend/shared/documents/accessibility_cases.json';
import { checkPage } from './checkPage';
import { contrastOf, readColor } from './checks/contrast';
import { guessLanguage } from './checks/language';
import smallWords from './checks/smallWords.json';
import { applyFix } from './fix';

const media = '01930000-0000-7000-8000-0000000000a1';
const text = (words: string, href?: string): RichText =>
  words ? [{ type: 'text', text: words, ...(href && { marks: [{ type: 'link', href }] }) }] : [];
const image = (props: object = {}) => ({
  ...{ id: 'image', type: 'image' },
  props: { media, alt: '', decorative: false, caption: '', width: 'text', ...props },
});
const heading = (id: string, level: number, words = 'Titre') => ({
  id,
  type: 'heading',
  props: { level },
  text: text(words),
});
const paragraph = (content: RichText, id = 'p') => ({ id, type: 'paragraph', props: {}, text: content });
const cell = (id: string, said: string) => ({
  ...{ id, type: 'table_cell', props: {} },
  children: [paragraph(text(said), `${id}-in`)],
});
/** Two columns and two rows; `said` stands in the corner. */
const table = (header: string, said = 'Service') => ({
  ...{ id: 'table', type: 'table', props: { caption: '', header } },
  children: [
    { id: 'top', type: 'table_row', props: {}, children: [cell('corner', said), cell('column', 'Matin')] },
    { id: 'row', type: 'table_row', props: {}, children: [cell('line', 'Cuisine'), cell('body', '7 h')] },
  ],
});
const page = (...blocks: object[]): Document => ({ schema: 2, blocks: blocks as AnyBlock[] }) as Document;
const check = (document: Document) => checkPage(document, { language: 'fr', pairs: [] });
const faults = (...blocks: object[]) => check(page(...blocks)).issues.map(({ fault }) => fault);

describe('the accessibility of a page', () => {
  it.each([
    ['a picture without words', image(), ['image']],
    ['a picture that shows nothing that matters', image({ decorative: true }), []],
    ['a picture with words', image({ alt: 'Robinet ouvert' }), []],
    ['a picture that is not chosen yet', image({ media: null }), ['mediaMissing']],
    ['a map without words', { id: 'm', type: 'map', props: { media, alt: ' ', place: '', href: '' } }, ['map']],
    ['a heading without words', heading('h', 2, ' '), ['headingEmpty']],
    [
      'a video without transcript',
      { id: 'v', type: 'video', props: { media, provider: null, code: '', title: '', transcript: '' } },
      ['videoTranscript'],
    ],
    [
      'a video of a provider without transcript',
      { id: 'v', type: 'video', props: { media: null, provider: 'vimeo', code: '12', title: '', transcript: '' } },
      ['videoTranscript'],
    ],
    [
      'an audio without transcript',
      { id: 'a', type: 'audio', props: { media, title: '', transcript: '' } },
      ['audioTranscript'],
    ],
    ['a table without header', table('none'), ['tableHeader']],
    ['a table with header', table('column'), []],
    ['a table whose header says nothing', table('row', ' '), ['tableHeaderEmpty']],
    ['a table whose corner says nothing', table('both', ''), []],
    [
      'a button without words',
      { id: 'b', type: 'button', props: { label: '', href: 'https://a.fr' } },
      ['buttonEmpty'],
    ],
    [
      'a button that leads nowhere',
      { id: 'b', type: 'button', props: { label: 'Lire l’accord', href: '' } },
      ['buttonNowhere'],
    ],
    [
      'a button that says nothing',
      { id: 'b', type: 'button', props: { label: 'Cliquez ici', href: 'https://a.fr' } },
      ['buttonVague'],
    ],
  ])('sees %s', (_, block, expected) => {
    expect(faults(block)).toEqual(expected);
  });

  it.each([
    ['image', 'mediaMissing', 1],
    ['gallery', 'mediaMissing', 2],
    ['media_text', 'mediaMissing', 1],
    ['video', 'mediaMissing', 1],
    ['audio', 'mediaMissing', 1],
    ['file', 'mediaMissing', 1],
    ['map', 'mediaMissing', 1],
    ['question', 'questionUnfinished', 1],
    ['table', 'tableEmpty', 1],
  ] as const)('sees that a new %s is to be completed: %s', (type, fault, times) => {
    const missing = check(page(emptyBlock(type))).issues.filter(({ check: name }) => name === 'complete');

    expect(missing.map((issue) => issue.fault)).toEqual(Array(times).fill(fault));
  });

  it('follows the levels of headings from the title of the page', () => {
    const { issues } = check(page(heading('a', 3), heading('b', 3), heading('c', 2), heading('d', 4)));

    expect(issues).toMatchObject([
      { fault: 'headingSkipped', blockId: 'a', values: { level: 3, above: 1 }, fixes: [{ kind: 'level', level: 2 }] },
      { fault: 'headingSkipped', blockId: 'd', values: { level: 4, above: 2 } },
    ]);
  });

  it.each([
    ['cliquez ici', 'linkVague'],
    ['Ici.', 'linkVague'],
    ['En savoir plus', 'linkVague'],
    ['https://exemple.fr/accord.pdf', 'linkAddress'],
    [' ', 'linkEmpty'],
  ])('refuses « %s » as the name of a link', (words, fault) => {
    expect(faults(paragraph(text(words, 'https://exemple.fr')))).toEqual([fault]);
  });

  it('reads a link whole, whatever the emphasis inside', () => {
    const link = { type: 'link', href: 'https://exemple.fr' } as const;
    const words: RichText = [
      { type: 'text', text: 'Lire ', marks: [link] },
      { type: 'text', text: 'l’accord', marks: [{ type: 'bold' }, link] },
    ];

    expect(faults(paragraph(words))).toEqual([]);
  });

  it('hears another language, unless a mark says it', () => {
    const english = 'Wash your hands before you enter the kitchen and after the break.';
    const marked: RichText = [{ type: 'text', text: english, marks: [{ type: 'language', lang: 'en' }] }];

    expect(faults(paragraph(text(english)))).toEqual(['foreign']);
    expect(faults(paragraph(marked))).toEqual([]);
    expect(guessLanguage('Lavez vos mains avant d’entrer dans la cuisine et après la pause.')).toBe('fr');
    expect(guessLanguage('Check-in, check-out')).toBeUndefined();
  });

  it('measures the colours of the theme', () => {
    const pairs = [
      { what: 'text', ink: '#1c2b25', ground: 'rgb(251, 247, 238)' },
      { what: 'button', ink: '#ffffff', ground: '#f6925c' },
    ];

    const { issues, fine } = checkPage(page(), { language: 'fr', pairs });

    expect(issues).toMatchObject([{ fault: 'contrast', values: { what: 'button', ratio: '2.3' } }]);
    expect(fine).toEqual([]);
    expect(contrastOf(readColor('#000000') ?? [1, 1, 1], readColor('#ffffff') ?? [1, 1, 1])).toBeCloseTo(21);
  });

  it('counts what it looked at, and names what is right', () => {
    const { checked, passed, fine } = check(page(image(), heading('h', 2), table('row')));

    expect({ checked, passed }).toEqual({ checked: 11, passed: 10 });
    expect(fine).toEqual(['complete', 'headingOrder', 'headings', 'tables', 'language']);
  });
});

describe('a fix in one click', () => {
  it.each([
    ['a described picture', page(image())],
    ['a heading at its level', page(heading('h', 4))],
    ['a table with header', page(table('none'))],
    ['a foreign passage', page(paragraph(text('Wash your hands before you enter the kitchen and after the break.')))],
  ])('leaves nothing to say: %s', (_, document) => {
    const [issue] = check(document).issues;
    const [fix] = issue?.fixes ?? [];
    if (!(issue && fix)) throw new Error('There is something to fix.');

    expect(check(applyFix(document, issue, fix, 'Robinet ouvert')).issues).toEqual([]);
  });

  it('can say that a picture shows nothing that matters', () => {
    const document = page(image());
    const [issue] = check(document).issues;
    if (!issue) throw new Error('The picture has no words.');

    expect(check(applyFix(document, issue, { kind: 'decorate' })).issues).toEqual([]);
  });
});

/* The server does not trust the browser when it publishes: it checks every page again, in Python. */
describe('the checks of the server', () => {
  it.each(cases)('find the same: $what', ({ document, findings }) => {
    const { issues } = checkPage(documentSchema.parse(document), { language: 'fr', pairs: [] });

    expect(issues.map(({ fault, blockId, values }) => ({ fault, block: blockId, values }))).toEqual(
      findings.map(({ fault, block, values }) => ({ fault, block, values })),
    );
  });

  it('know languages by the same words', () => {
    expect(serverWords).toEqual(smallWords);
  });
});
