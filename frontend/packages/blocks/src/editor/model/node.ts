import { Node, type NodeViewRenderer } from '@tiptap/core';
import type { DOMOutputSpec, TagParseRule } from '@tiptap/pm/model';
import { type BlockType, blockSchema } from '../../block';
import { emptyBlock } from '../../document/emptyBlock';
import { type Words, wordsIn } from '../../locales/words';
import type { CanvasLabels } from '../labels';
import { attributesOf, dataOf } from './attributes';

/** What the canvas says: the words of the booklet and those of its author's studio. */
export type NodeTexts = { words: Words; labels?: CanvasLabels | undefined };

export type Attrs = Record<string, unknown>;

/** The element that holds the text or the blocks inside, as on the page; copying uses it too. */
export type DrawElement = (attrs: Attrs, data: Attrs, words: Words) => DOMOutputSpec;

export type NodeOptions = {
  /** What may stand inside, in ProseMirror's words; without it the block is one piece. */
  content?: string;
  element?: DrawElement;
  /** Foreign elements that mean this block. */
  tags?: readonly TagParseRule[];
  /** How the block is drawn when an element is not enough. */
  view?: (element: DrawElement) => NodeViewRenderer;
  /** Attributes that the canvas needs and a document does not hold. */
  drawn?: Attrs;
  /** Before which others it is tried, as TipTap counts. */
  priority?: number;
  isolating?: boolean;
  defining?: boolean;
};

const onPage = new Set<string>(blockSchema.options.map(({ shape }) => shape.type.value));

const drawnAttributes = (drawn: Attrs) =>
  Object.fromEntries(Object.entries(drawn).map(([name, value]) => [name, { default: value, rendered: false }]));

/** The node of the editor that stands for a type of block. */
export const blockNode = (type: BlockType, options: NodeOptions) => {
  const { content, tags = [], view, drawn = {} } = options;
  const element: DrawElement = options.element ?? ((_, data) => (content ? ['div', data, 0] : ['div', data]));
  return Node.create<NodeTexts>({
    name: type,
    ...(onPage.has(type) && { group: 'block' }),
    ...(content ? { content } : { atom: true }),
    ...(options.priority !== undefined && { priority: options.priority }),
    isolating: options.isolating ?? false,
    defining: options.defining ?? false,
    selectable: true,
    draggable: false,
    addOptions: () => ({ words: wordsIn('fr') }),
    addAttributes: () => ({ ...attributesOf(type, emptyBlock(type).props), ...drawnAttributes(drawn) }),
    parseHTML: () => [{ tag: `[data-block="${type}"]` }, ...tags],
    renderHTML({ node, HTMLAttributes }) {
      return element(node.attrs, { ...HTMLAttributes, ...dataOf(type, node.attrs) }, this.options.words);
    },
    ...(view && { addNodeView: () => view(element) }),
  });
};
