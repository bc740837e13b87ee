import type { Block, BlockOf, BlockType } from '../../block';
import { ids } from '../../samples/media';
import type { Document } from '../document';
import { createRandom, type Random } from './random';
import { randomText, randomWords } from './randomText';

type Makers = { [Type in BlockType]: () => Omit<BlockOf<Type>, 'id' | 'type'> };

const onPage = [
  'heading',
  'paragraph',
  'list',
  'callout',
  'image',
  'gallery',
  'media_text',
  'video',
  'audio',
  'file',
  'table',
  'steps',
  'accordion',
  'cards',
  'quote',
  'divider',
  'button',
  'contact',
  'map',
  'question',
  'acknowledgement',
] as const satisfies Block['type'][];

const createMaker = (random: Random) => {
  const { pick, chance, times } = random;
  let last = 0;
  let depth = 0;
  const flag = () => chance(0.5);
  const words = (most?: number) => randomWords(random, most);
  const text = () => randomText(random);
  const maybe = (id: string) => (chance(0.8) ? id : null);
  const picture = () => maybe(pick([ids.picture, ids.face, ids.plan]));
  const href = () => pick(['', 'https://example.org/a?b=c', '#encadre', 'mailto:rh@example.org']);

  const make = <Type extends BlockType>(type: Type): BlockOf<Type> => {
    last += 1;
    depth += 1;
    const block = { id: `b${last}`, type, ...makers[type]() } as unknown as BlockOf<Type>;
    depth -= 1;
    return block;
  };
  const some = <Type extends BlockType>(types: readonly Type[], least: number, most: number) =>
    times(least, most, () => make(pick(types)));
  /* Lists go into lists, but not for ever. */
  const flow = () => some(depth < 6 ? ['paragraph', 'paragraph', 'list'] : ['paragraph'], 1, 3);

  const makers: Makers = {
    heading: () => ({ props: { level: pick([2, 3, 4]) }, text: text() }),
    paragraph: () => ({ props: {}, text: text() }),
    list: () => ({ props: { ordered: flag() }, children: some(['list_item'], 1, 3) }),
    list_item: () => ({ props: {}, children: flow() }),
    callout: () => ({ props: { tone: pick(['info', 'warning', 'danger', 'tip']) }, children: flow() }),
    image: () => ({
      props: {
        media: picture(),
        alt: words(),
        decorative: flag(),
        caption: words(),
        width: pick(['half', 'text', 'full']),
      },
    }),
    gallery: () => ({ props: { columns: pick([2, 3]) }, children: some(['image'], 1, 4) }),
    media_text: () => ({
      props: { media: picture(), alt: words(), decorative: flag(), side: pick(['left', 'right']) },
      children: some(['heading', 'paragraph', 'list'], 1, 3),
    }),
    video: () => ({
      props: {
        media: maybe(ids.video),
        provider: pick([null, 'youtube', 'vimeo', 'dailymotion']),
        code: pick(['', '76979871', 'dQw4w9WgXcQ']),
        title: words(),
        transcript: words(20),
      },
    }),
    audio: () => ({ props: { media: maybe(ids.audio), title: words(), transcript: words(20) } }),
    file: () => ({ props: { media: maybe(ids.file), label: words() } }),
    table: () => {
      const columns = 1 + random.upTo(3);
      const row = (): BlockOf<'table_row'> => ({
        ...make('table_row'),
        children: some(['table_cell'], columns, columns),
      });
      return {
        props: { caption: words(), header: pick(['none', 'row', 'column', 'both']) },
        children: times(1, 4, row),
      };
    },
    table_row: () => ({ props: {}, children: [] }),
    table_cell: () => ({ props: {}, children: flow() }),
    steps: () => ({ props: {}, children: some(['step'], 1, 4) }),
    step: () => ({ props: {}, children: some(['paragraph', 'list', 'image'], 1, 3) }),
    accordion: () => ({ props: {}, children: some(['accordion_item'], 1, 3) }),
    accordion_item: () => ({
      props: { title: words() },
      children: some(['paragraph', 'list', 'image', 'callout', 'table'], 1, 3),
    }),
    cards: () => ({ props: {}, children: some(['card'], 1, 4) }),
    card: () => ({ props: { title: words() }, text: text() }),
    quote: () => ({ props: { author: words() }, text: text() }),
    divider: () => ({ props: {} }),
    button: () => ({ props: { label: words(3), href: href() } }),
    contact: () => ({
      props: {
        media: picture(),
        name: words(3),
        role: words(3),
        phone: pick(['', '06 39 98 12 34', 'poste 12']),
        email: pick(['', 'rh@example.org', 'rh']),
        place: words(4),
      },
    }),
    map: () => ({ props: { media: picture(), alt: words(), place: words(5), href: href() } }),
    question: () => ({
      props: { prompt: words(), several: flag(), passage: pick([null, 'b1']), explanation: words() },
      children: some(['answer'], 2, 4),
    }),
    answer: () => ({ props: { right: flag() }, text: text() }),
    acknowledgement: () => ({ props: { sentence: words() } }),
  };
  return make;
};

/** A valid document, the same for the same seed: every type of block, nested, empty or full. */
export const randomDocument = (seed: number, most = 25): Document => {
  const random = createRandom(seed);
  const make = createMaker(random);
  return { schema: 2, blocks: random.times(1, most, () => make(random.pick(onPage))) as Block[] };
};
