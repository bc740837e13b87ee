import type { Block, BlockType } from '../block';
import type * as EditorBlocks from '../editorBlocks';
import type { EditorBlock, Field, GroupName } from './definition';
import { blockNode, type NodeOptions } from './model/node';

type PageType = Block['type'];
type Part = { node: NodeOptions; panel: readonly Field[] };

/* A block that cannot be edited does not compile. */
const named = <Blocks extends { [Type in PageType]: EditorBlock<Type> }>(files: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(files).map(([file, block]) => [file.split('/')[1], block])) as Blocks;

const blocks: { [Type in PageType]: EditorBlock<Type> } = named<typeof EditorBlocks>(
  import.meta.glob('../*/editor.ts', { eager: true, import: 'editor' }),
);

const parts = Object.entries(blocks).flatMap(([type, block]): [string, Part][] => [
  [type, block],
  ...('inside' in block ? Object.entries<Part>(block.inside) : []),
]) as [BlockType, Part][];

/** One node for each type of block. */
export const blockNodes = parts.map(([type, { node }]) => blockNode(type, node));

/** The panel of each type of block. */
export const panels = Object.fromEntries(parts.map(([type, { panel }]) => [type, panel])) as Record<
  BlockType,
  readonly Field[]
>;

/** The blocks of a group, in the order in which authors find them. */
export const blocksIn = (group: GroupName) =>
  (Object.keys(blocks) as PageType[])
    .filter((type) => blocks[type].menu.group === group)
    .sort((one, other) => blocks[one].menu.place - blocks[other].menu.place);

/** The drawing that stands for a block. */
export const blockIcon = (type: PageType) => blocks[type].menu.icon;
