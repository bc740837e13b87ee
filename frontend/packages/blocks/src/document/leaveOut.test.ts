import { describe, expect, it } from 'vitest';
import type { AnyBlock, Block, BlockOf } from '../block';
import { blocks as samples } from '../samples/blocks';
import { image, list, paragraph, table, text } from '../samples/build';
import { documentSchema, SCHEMA_VERSION } from './document';
import { leaveOut } from './leaveOut';
import { inlinesOf } from './line';
import type { RichText } from './richText';
import { randomDocument } from './testing/randomDocument';
import { inlinesIn, walk, writtenText } from './walk';

const page = (...blocks: AnyBlock[]) => ({ schema: SCHEMA_VERSION, blocks: blocks as Block[] }) as const;
const says = (key: string) => key !== 'unsaid';
const left = (...blocks: AnyBlock[]) => leaveOut(page(...blocks), says).blocks;
const idsLeft = (...blocks: AnyBlock[]) => left(...blocks).map(({ id }) => id);

const valuesIn = (blocks: readonly AnyBlock[]) => [
  ...new Set([...walk(blocks)].flatMap(inlinesIn).flatMap((inline) => (inline.type === 'value' ? [inline.key] : []))),
];

const filled = (content: RichText): RichText =>
  content.flatMap((inline): RichText => (inline.type === 'text' ? inlinesOf(inline.text) : [inline]));

/** A block whose texts insert the living values that they name. */
const valued = <One extends AnyBlock>(block: One): One => {
  if ('text' in block) return { ...block, text: filled(block.text) };
  return 'children' in block ? { ...block, children: (block.children as AnyBlock[]).map(valued) } : block;
};

const p = (id: string, words: string) => valued(paragraph(id, words));
const heading = (id: string, level: 2 | 3 | 4, words = id): BlockOf<'heading'> =>
  valued({ id, type: 'heading', props: { level }, text: text(words) });
const contact = (change: Partial<BlockOf<'contact'>['props']>): BlockOf<'contact'> => ({
  id: 'c',
  type: 'contact',
  props: { media: null, name: '', role: '', phone: '', email: '', place: '', ...change },
});
const question = (...answers: string[]): BlockOf<'question'> => ({
  id: 'q',
  type: 'question',
  props: { prompt: 'Que faire ?', several: false, passage: null, explanation: '' },
  children: answers.map((answer, place) =>
    valued({ id: `q-${place}`, type: 'answer', props: { right: place === 0 }, text: text(answer) }),
  ),
});

const wordsLeft = (words: string) => {
  const [block] = left(p('p', words));
  return block?.type === 'paragraph' ? writtenText(block.text) : undefined;
};

describe('a document without what would say a value that says nothing', () => {
  it('is the same document when all of them say something', () => {
    const document = page(...Object.values(samples));

    expect(leaveOut(document, () => true)).toBe(document);
  });

  it('leaves alone each block that misses nothing', () => {
    const kept = p('a', 'Appelez {{said}}.');
    const [block] = left(kept, p('b', 'Appelez {{unsaid}}.'));

    expect(block).toBe(kept);
  });

  it('is a valid document that inserts none of them, whatever its blocks', () => {
    for (const document of Array.from({ length: 200 }, (_, seed) => randomDocument(seed))) {
      const keys = valuesIn(document.blocks);
      const isSaid = (key: string) => keys.indexOf(key) % 2 === 0;
      const { data, error } = documentSchema.safeParse(leaveOut(document, isSaid));

      expect(error).toBeUndefined();
      expect(valuesIn(data?.blocks ?? []).filter((key) => !isSaid(key))).toEqual([]);
      expect(valuesIn(leaveOut(document, () => false).blocks)).toEqual([]);
      expect(leaveOut(document, () => true)).toBe(document);
    }
  });
});

describe('a text', () => {
  it.each([
    ['Avant. Appelez {{unsaid}}. Après.', 'Avant. Après.'],
    ['Avant. Appelez {{unsaid}}.', 'Avant.'],
    ['{{unsaid}} répond. Après.', 'Après.'],
    ['Appelez {{said}}. Sinon {{unsaid}}.', 'Appelez {{said}}.'],
    ['Appelez le 15. {{unsaid}} vient.', 'Appelez le 15.'],
    ['Une question ? Votre contact : {{unsaid}}.', undefined],
    ['Un doute ? {{unsaid}} ne répond pas ? Appelez le 15.', 'Appelez le 15.'],
    ['Appelez {{unsaid}}', undefined],
  ])('%j becomes %j', (before, after) => {
    expect(wordsLeft(before)).toBe(after);
  });

  it('loses a sentence that runs through bold words and a link, and keeps the marks of the others', () => {
    const bold = { type: 'bold' } as const;
    const link = { type: 'link', href: 'https://example.org/' } as const;
    const content = [
      ...text('Restez calme. Écrivez à ', bold),
      { type: 'value' as const, key: 'unsaid', marks: [bold] },
      ...text(' ou '),
      ...text('en ligne. Voyez', link),
      ...text(' aussi.'),
    ];

    expect(left(paragraph('p', content))).toEqual([
      paragraph('p', [...text('Restez calme. ', bold), ...text('Voyez', link), ...text(' aussi.')]),
    ]);
  });

  it('goes with the card or the quotation that has nothing else to say', () => {
    const card = (id: string, words: string): BlockOf<'card'> =>
      valued({ id, type: 'card', props: { title: 'Titre' }, text: text(words) });
    const cards = left({ id: 'cs', type: 'cards', props: {}, children: [card('a', '{{unsaid}}'), card('b', 'Ici.')] });

    expect(cards).toEqual([{ id: 'cs', type: 'cards', props: {}, children: [card('b', 'Ici.')] }]);
    expect(left({ id: 'q', type: 'quote', props: { author: 'Anne' }, text: inlinesOf('Voyez {{unsaid}}.') })).toEqual(
      [],
    );
  });
});

describe('a list', () => {
  it('loses the items that have nothing left, and itself without any', () => {
    expect(left(valued(list('l', false, ['Un : {{unsaid}}.', 'Deux.'])))).toEqual([
      { ...list('l', false, ['', 'Deux.']), children: list('l', false, ['', 'Deux.']).children.slice(1) },
    ]);
    expect(left(valued(list('l', true, ['Un : {{unsaid}}.', 'Deux : {{unsaid}}.'])))).toEqual([]);
  });

  it('loses an item with what it introduced once nothing of that is left', () => {
    const item = (inner: string): BlockOf<'list'> => ({
      ...list('l', false, []),
      children: [
        {
          id: 'i',
          type: 'list_item',
          props: {},
          children: [p('i-p', 'Appelez :'), valued(list('s', false, [inner]))],
        },
      ],
    });

    expect(left(item('{{unsaid}}'))).toEqual([]);
    expect(left(item('{{said}}'))).toEqual([item('{{said}}')].map(valued));
  });

  it('goes with the sentence that announced it', () => {
    const gone = valued(list('l', false, ['{{unsaid}}']));

    expect(left(p('p', 'Restez là. Puis appelez :'), gone)).toEqual([p('p', 'Restez là.')]);
    expect(left(p('p', 'Appelez :'), gone)).toEqual([]);
    expect(left(p('p', 'Appelez le 15 et prévenez :'), gone)).toEqual([p('p', 'Appelez le 15 et prévenez :')]);
    expect(
      idsLeft(p('p', 'Appelez :'), contact({ name: '{{unsaid}}' }), { ...contact({ name: 'Anne' }), id: 'd' }),
    ).toEqual(['p', 'd']);
  });
});

describe('a table', () => {
  const rows = [
    ['Qui', 'Téléphone'],
    ['Accueil', '12'],
    ['Alerte', 'Le numéro. Ici : {{unsaid}}.'],
  ];

  it('loses the rows that miss a value', () => {
    expect(left(valued(table('t', 'row', rows)))).toEqual([table('t', 'row', rows.slice(0, 2))]);
  });

  it.each([
    ['row', [rows[0], rows[2]]],
    ['both', [rows[0], rows[2]]],
    ['none', [rows[2]]],
    ['column', [rows[2]]],
    ['row', [['Qui', '{{unsaid}}'], rows[1]]],
  ] as [BlockOf<'table'>['props']['header'], string[][]][])('goes when only headings are left: %s', (header, cells) => {
    expect(left(valued(table('t', header, cells)))).toEqual([]);
  });
});

describe('a question', () => {
  it('goes when one of its answers misses a value', () => {
    const whole = question('J’appelle {{said}}.', 'J’attends.');

    expect(left(whole)).toEqual([whole]);
    expect(left(question('Oui. J’appelle {{unsaid}}.', 'J’attends.', 'Je pars.'))).toEqual([]);
  });

  it('shows no passage again that is gone', () => {
    const asked = question('Oui', 'Non');
    const about = (passage: string) => ({ ...asked, props: { ...asked.props, passage } });

    expect(left(p('a', '{{unsaid}}'), about('a'))).toEqual([asked]);
    expect(left(p('a', '{{unsaid}}'), p('b', 'Ici.'), about('b'))).toEqual([p('b', 'Ici.'), about('b')]);
  });
});

describe('a contact', () => {
  it.each([
    ['its name', { name: '{{unsaid}}', phone: '12' }],
    ['what stands for its name', { role: '{{unsaid}}', phone: '12' }],
    ['its only way', { name: 'Anne', phone: 'Poste {{unsaid}}' }],
    ['every way', { name: 'Anne', phone: '{{unsaid}}', email: '{{unsaid}}', place: '{{unsaid}}' }],
  ])('goes with %s', (_, props) => {
    expect(left(contact(props))).toEqual([]);
  });

  it('is left without the lines that say nothing', () => {
    expect(left(contact({ name: '{{said}}', role: '{{unsaid}}', phone: '12', place: '{{unsaid}}' }))).toEqual([
      contact({ name: '{{said}}', phone: '12' }),
    ]);
    expect(left(contact({ name: 'Anne', role: '{{unsaid}}' }))).toEqual([contact({ name: 'Anne' })]);
  });
});

describe('a block with a line that misses a value', () => {
  it.each<[string, AnyBlock]>([
    ['a title', { id: 'a', type: 'acknowledgement', props: { sentence: 'J’ai vu {{unsaid}}.' } }],
    ['a caption', image('a', null, 'Voici {{unsaid}}')],
    ['a prompt', { ...question('Oui', 'Non'), props: { ...question().props, prompt: 'Où est {{unsaid}} ?' } }],
    ['a caption of rows', { ...table('t', 'none', [['Un']]), props: { caption: '{{unsaid}}', header: 'none' } }],
  ])('goes: %s', (_, block) => {
    expect(left(block)).toEqual([]);
  });

  it('goes with the blocks inside it, and not with its neighbours', () => {
    const item = (id: string, title: string): BlockOf<'accordion_item'> => ({
      id,
      type: 'accordion_item',
      props: { title },
      children: [p(`${id}-p`, 'Ici.')],
    });

    expect(
      left({ id: 'a', type: 'accordion', props: {}, children: [item('x', 'Joindre {{unsaid}}'), item('y', 'Où ?')] }),
    ).toEqual([{ id: 'a', type: 'accordion', props: {}, children: [item('y', 'Où ?')] }]);
  });
});

describe('a frame', () => {
  it('goes when what it holds is gone, even beside a title or a picture', () => {
    const item = { id: 'i', type: 'accordion_item', props: { title: 'Qui appeler' }, children: [p('p', '{{unsaid}}')] };
    const beside = {
      ...{ id: 'm', type: 'media_text', children: [p('p', '{{unsaid}}')] },
      props: { media: crypto.randomUUID(), alt: '', decorative: true, side: 'left' },
    };

    expect(left({ id: 'c', type: 'callout', props: { tone: 'info' }, children: [p('p', '{{unsaid}}')] })).toEqual([]);
    expect(left({ id: 'a', type: 'accordion', props: {}, children: [item] } as AnyBlock)).toEqual([]);
    expect(left(beside as AnyBlock)).toEqual([]);
  });

  it('stays with what it still holds', () => {
    const step = {
      id: 's',
      type: 'step',
      props: {},
      children: [p('p', '{{unsaid}}'), image('i', crypto.randomUUID())],
    };

    expect(left({ id: 'steps', type: 'steps', props: {}, children: [step] } as AnyBlock)).toEqual([
      { id: 'steps', type: 'steps', props: {}, children: [{ ...step, children: [step.children[1]] }] },
    ]);
  });
});

describe('a heading', () => {
  const gone = p('gone', '{{unsaid}}');
  const divider: BlockOf<'divider'> = { id: 'd', type: 'divider', props: {} };

  it.each<[string, AnyBlock[], string[]]>([
    ['goes with its section', [heading('a', 2), gone, heading('b', 2), p('p', 'Ici.')], ['b', 'p']],
    ['goes with its last words', [heading('a', 2), gone, paragraph('e', ''), divider], ['e', 'd']],
    ['stays with what is left', [heading('a', 2), gone, p('p', 'Ici.')], ['a', 'p']],
    ['stays with a picture', [heading('a', 2), gone, image('i', null)], ['a', 'i']],
    ['goes with the sections inside its own', [heading('a', 2), heading('b', 3), gone], []],
    [
      'stays with a section of its own',
      [heading('a', 2), heading('b', 3), gone, heading('c', 3), p('p', 'Ici.')],
      ['a', 'c', 'p'],
    ],
    ['stays when it was alone', [heading('a', 2), heading('b', 2), gone], ['a']],
    ['stays with one that was alone', [heading('a', 2), heading('b', 3), heading('c', 3), gone], ['a', 'b']],
    ['goes by itself when it misses a value', [heading('a', 2, 'Chez {{unsaid}}'), p('p', 'Ici.')], ['p']],
  ])('%s', (_, blocks, ids) => {
    expect(idsLeft(...blocks)).toEqual(ids);
  });
});
