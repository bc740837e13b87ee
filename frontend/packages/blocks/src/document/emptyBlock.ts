import type { BlockOf, BlockType } from '../block';
import { newBlockId } from './blockId';

type Content<Type extends BlockType> = Omit<BlockOf<Type>, 'id' | 'type'>;

const paragraph = () => emptyBlock('paragraph');

/* The smallest content that each schema allows, and that an author can go on from. */
const contents: { [Type in BlockType]: () => Content<Type> } = {
  heading: () => ({ props: { level: 2 }, text: [] }),
  paragraph: () => ({ props: {}, text: [] }),
  list: () => ({ props: { ordered: false }, children: [emptyBlock('list_item')] }),
  list_item: () => ({ props: {}, children: [paragraph()] }),
  callout: () => ({ props: { tone: 'info' }, children: [paragraph()] }),
  image: () => ({ props: { media: null, alt: '', decorative: false, caption: '', width: 'text' } }),
  gallery: () => ({ props: { columns: 2 }, children: [emptyBlock('image'), emptyBlock('image')] }),
  media_text: () => ({
    props: { media: null, alt: '', decorative: false, side: 'left' },
    children: [paragraph()],
  }),
  video: () => ({ props: { media: null, provider: null, code: '', title: '', transcript: '' } }),
  audio: () => ({ props: { media: null, title: '', transcript: '' } }),
  file: () => ({ props: { media: null, label: '' } }),
  table: () => ({
    props: { caption: '', header: 'row' },
    children: [emptyBlock('table_row'), emptyBlock('table_row'), emptyBlock('table_row')],
  }),
  table_row: () => ({ props: {}, children: [emptyBlock('table_cell'), emptyBlock('table_cell')] }),
  table_cell: () => ({ props: {}, children: [paragraph()] }),
  steps: () => ({ props: {}, children: [emptyBlock('step'), emptyBlock('step')] }),
  step: () => ({ props: {}, children: [paragraph()] }),
  accordion: () => ({ props: {}, children: [emptyBlock('accordion_item')] }),
  accordion_item: () => ({ props: { title: '' }, children: [paragraph()] }),
  cards: () => ({ props: {}, children: [emptyBlock('card'), emptyBlock('card')] }),
  card: () => ({ props: { title: '' }, text: [] }),
  quote: () => ({ props: { author: '' }, text: [] }),
  divider: () => ({ props: {} }),
  button: () => ({ props: { label: '', href: '' } }),
  contact: () => ({ props: { media: null, name: '', role: '', phone: '', email: '', place: '' } }),
  map: () => ({ props: { media: null, alt: '', place: '', href: '' } }),
  question: () => ({
    props: { prompt: '', several: false, passage: null, explanation: '' },
    children: [emptyBlock('answer'), emptyBlock('answer')],
  }),
  answer: () => ({ props: { right: false }, text: [] }),
  acknowledgement: () => ({ props: { sentence: '' } }),
};

/** A new block of this type, with ids of its own: what the drawer of the editor puts on a page. */
export function emptyBlock<Type extends BlockType>(type: Type): BlockOf<Type> {
  return { id: newBlockId(), type, ...contents[type]() } as unknown as BlockOf<Type>;
}
