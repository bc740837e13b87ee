import type { JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { AnyBlock, Block } from '../../block';
import { newBlockId } from '../../document/blockId';
import { type Document, SCHEMA_VERSION } from '../../document/document';
import type { Inline, Mark } from '../../document/richText';
import { safeUrl } from '../../document/safeUrl';
import { contentOf, propNames } from './shapes';

type EditorMark = NonNullable<JSONContent['marks']>[number];

const isSafe = ({ type, attrs }: EditorMark) => type !== 'link' || safeUrl(attrs?.href) !== undefined;

const fromMark = ({ type, attrs }: EditorMark) => ({ type, ...attrs }) as Mark;

const fromInline = ({ type, text, attrs, marks = [] }: JSONContent): Inline => {
  if (type === 'break') return { type: 'break' };
  const kept = marks.filter(isSafe).map(fromMark);
  const emphasis = kept.length > 0 ? { marks: kept } : {};
  if (type === 'value') return { type: 'value', key: attrs?.key, ...emphasis };
  return { type: 'text', text: text ?? '', ...emphasis };
};

const inside = (type: string, content: JSONContent[]) => {
  const place = contentOf(type);
  if (place === 'text') return { text: content.map(fromInline) };
  return place === 'children' ? { children: content.map(fromNode) } : {};
};

/** A node of the editor as the block that it stands for. */
export const fromNode = ({ type = '', attrs = {}, content = [] }: JSONContent): AnyBlock =>
  ({
    id: attrs.id ?? newBlockId(),
    type,
    props: Object.fromEntries(
      propNames(type).flatMap((name) => (attrs[name] === undefined ? [] : [[name, attrs[name]]])),
    ),
    ...inside(type, content),
  }) as AnyBlock;

/** The page that the editor holds. */
export const fromEditor = ({ content = [] }: JSONContent): Document => ({
  schema: SCHEMA_VERSION,
  blocks: content.map(fromNode) as Block[],
});

/* Nodes never change: the blocks of those that stayed are the ones of last time. */
const known = new WeakMap<Node, Block>();

/** The block that a node of the editor stands for. */
export const blockOf = (node: Node) => {
  const block = known.get(node) ?? (fromNode(node.toJSON()) as Block);
  known.set(node, block);
  return block;
};

/** The page that the editor holds, made again only where it changed. */
export const readDocument = (doc: Node): Document => ({ schema: SCHEMA_VERSION, blocks: doc.children.map(blockOf) });
