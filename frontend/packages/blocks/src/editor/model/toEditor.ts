import type { JSONContent } from '@tiptap/core';
import type { AnyBlock } from '../../block';
import { newBlockId } from '../../document/blockId';
import type { Document } from '../../document/document';
import type { Inline, Mark } from '../../document/richText';
import { withHeaderCells } from '../table/headerCells';

const toMark = ({ type, ...attrs }: Mark) => (Object.keys(attrs).length > 0 ? { type, attrs } : { type });

const toInline = (inline: Inline): JSONContent => {
  if (inline.type === 'break') return { type: 'break' };
  const marks = inline.marks?.length ? { marks: inline.marks.map(toMark) } : {};
  if (inline.type === 'text') return { type: 'text', text: inline.text, ...marks };
  return { type: 'value', attrs: { key: inline.key }, ...marks };
};

const contentOf = (block: AnyBlock) => {
  if ('text' in block) return block.text.map(toInline);
  return 'children' in block ? (block.children as AnyBlock[]).map(toNode) : [];
};

/** A block as a node of the editor: same name, its id and properties as attributes. */
export const toNode = (block: AnyBlock): JSONContent => {
  const content = contentOf(block);
  const node = {
    type: block.type,
    attrs: { id: block.id, ...block.props },
    ...(content.length > 0 && { content }),
  };
  return block.type === 'table' ? withHeaderCells(node) : node;
};

/** A page as the editor holds it; one without blocks gets a line to write on. */
export const toEditor = ({ blocks }: Document): JSONContent => ({
  type: 'doc',
  content:
    blocks.length > 0 ? blocks.map(toNode) : [{ type: 'paragraph', attrs: { id: newBlockId() } } satisfies JSONContent],
});
