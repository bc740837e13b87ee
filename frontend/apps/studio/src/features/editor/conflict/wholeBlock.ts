import { type AnyBlock, type Block, type Document, emptyBlock, newBlockId, walk } from '@livretier/blocks';
import { isSame } from '@/shared/saving/isSame';
import type { Conflict, Stood } from '../source/types';

const fewest = ({ type }: AnyBlock) => (type === 'question' ? 2 : 1);

const removed = <Any extends AnyBlock>(blocks: readonly Any[], id: string, least: number): Any[] =>
  blocks.flatMap((block): Any[] => {
    if (block.id === id) return blocks.length > least ? [] : [emptyBlock(block.type) as Any];
    if (!('children' in block)) return [block];
    return [{ ...block, children: removed<AnyBlock>(block.children, id, fewest(block)) }];
  });

/** The document without this block. What holds it must hold something: an empty one takes its place if it was the last. */
export const removeBlock = (document: Document, id: string): Document => ({
  ...document,
  blocks: removed(document.blocks, id, 0),
});

/** Without what another block brings in the same words; where the words differ, both stay and the id is the other's. */
const withoutTwins = <Any extends AnyBlock>(blocks: readonly Any[], taken: Map<string, AnyBlock>, least = 0): Any[] => {
  let left = blocks.length;
  return blocks.flatMap((block): Any[] => {
    const twin = taken.get(block.id);
    if (twin && isSame(twin, block) && left > least) {
      left -= 1;
      return [];
    }
    const id = twin ? newBlockId() : block.id;
    if (!('children' in block)) return [{ ...block, id }];
    return [{ ...block, id, children: withoutTwins<AnyBlock>(block.children, taken, fewest(block)) }];
  });
};

/** The document with this block on the page, in place of the one that has its id or else where it stood. */
const putBlock = ({ blocks, ...rest }: Document, { block, follows }: Stood): Document => {
  const taken = new Map([...walk([block])].map((one) => [one.id, one]));
  const place = blocks.findIndex(({ id }) => id === block.id);
  if (place >= 0) {
    const [before, after] = [blocks.slice(0, place), blocks.slice(place + 1)];
    return { ...rest, blocks: [...withoutTwins(before, taken), block, ...withoutTwins(after, taken)] };
  }
  const others = withoutTwins(blocks, taken);
  const before = follows.find((id) => others.some((other) => other.id === id));
  const slot = others.findIndex(({ id }) => id === before) + 1;
  return { ...rest, blocks: others.toSpliced(slot, 0, block) };
};

const stillThere = ({ blocks }: Document, id: string) => [...walk(blocks)].find((block) => block.id === id);

/** The document with the author's own block, gone if they had deleted it; what they had taken out of it stays beside it. */
export const takeMine = (document: Document, { block_id, mine, stood = [] }: Conflict): Document => {
  const own = stood.find(({ block }) => block.id === block_id) ?? { block: mine as Block, follows: [] };
  const others = stood.filter(({ block }) => block.id !== block_id);
  const isThere = mine !== null && isSame(stillThere(document, block_id), mine);
  const taken = mine === null ? removeBlock(document, block_id) : isThere ? document : putBlock(document, own);
  return others.reduce((page, one) => (stillThere(page, one.block.id) ? page : putBlock(page, one)), taken);
};
