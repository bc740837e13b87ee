import { type AnyBlock, type Document, walk } from '@livretier/blocks';
import { isSame } from '@/shared/saving/isSame';
import type { Conflict, Content } from '../source/types';

type Fields = Record<string, unknown>;
type Flat = { shape: unknown; fields: Map<string, Fields> };
type Sides = { base: Content; mine: Content; theirs: Content };
export type Rebased = { content: Content; conflicts: Conflict[] };

const shapeOf = (blocks: readonly AnyBlock[]): unknown =>
  blocks.map((block) => [block.id, block.type, 'children' in block ? shapeOf(block.children) : null]);

const fieldsOf = (block: AnyBlock): Fields => ({ ...block.props, ...('text' in block && { text: block.text }) });

const layFlat = ({ blocks }: Document): Flat => {
  const fields = new Map<string, Fields>();
  const lay = (block: AnyBlock) => {
    fields.set(block.id, fieldsOf(block));
    if ('children' in block) block.children.forEach(lay);
  };
  blocks.forEach(lay);
  return { shape: shapeOf(blocks), fields };
};

const merger = (conflicts: Conflict[]) => (block_id: string, base: Fields, mine: Fields, theirs: Fields) =>
  Object.fromEntries(
    Object.entries(theirs).map(([field, saved]) => {
      const wanted = mine[field];
      if (!(field in mine) || isSame(wanted, base[field]) || isSame(wanted, saved)) return [field, saved];
      if (isSame(saved, base[field])) return [field, wanted];
      conflicts.push({ kind: 'field', block_id, field, base: base[field], mine: wanted, saved });
      return [field, saved];
    }),
  );

/** Whether one side wrote in a block that the other, whose blocks are taken, no longer has. */
const losesWork = (before: Flat, kept: Flat, other: Flat) =>
  [...other.fields].some(([id, fields]) => !(kept.fields.has(id) || isSame(fields, before.fields.get(id))));

const rebuilt = (block: AnyBlock, fieldsBy: (block: AnyBlock) => Fields): AnyBlock => {
  const { text, ...props } = fieldsBy(block);
  return {
    ...block,
    props,
    ...('text' in block && { text }),
    ...('children' in block && { children: block.children.map((child) => rebuilt(child, fieldsBy)) }),
  } as AnyBlock;
};

/**
 * What was written here while `base` was on its way, upon what came back. The server merges; this only carries a few
 * letters over, so it gives up (null) when both sides also moved, added or removed blocks, or one wrote where the other deleted: then
 * the server merges again.
 */
export const rebase = ({ base, mine, theirs }: Sides): Rebased | null => {
  if (isSame(mine, base) || isSame(mine, theirs)) return { content: theirs, conflicts: [] };
  if (isSame(theirs, base)) return { content: mine, conflicts: [] };
  const [before, here, there] = [base, mine, theirs].map(({ document }) => layFlat(document)) as [Flat, Flat, Flat];
  const keepsShape = isSame(here.shape, before.shape);
  if (!(keepsShape || isSame(there.shape, before.shape))) return null;
  const [kept, other] = keepsShape ? [there, here] : [here, there];
  if (losesWork(before, kept, other)) return null;
  const conflicts: Conflict[] = [];
  const merge = merger(conflicts);
  const frame = keepsShape ? theirs : mine;
  const fieldsBy = (block: AnyBlock): Fields => {
    const [ours, saved] = [here.fields.get(block.id), there.fields.get(block.id)];
    if (!(ours && saved)) return fieldsOf(block);
    return merge(block.id, before.fields.get(block.id) ?? {}, ours, saved);
  };
  const document = {
    ...frame.document,
    blocks: frame.document.blocks.map((block) => rebuilt(block, fieldsBy)),
  } as Document;
  const own = ({ title, importance }: Content) => ({ title, importance });
  const page = merge('', own(base), own(mine), own(theirs)) as Pick<Content, 'title' | 'importance'>;
  return { content: { ...page, document }, conflicts };
};

/**
 * The server keeps its own block and tells the author's, not where it stood nor what they had taken out of it. Both are
 * known when its answer comes, and needed when somebody decides.
 */
export const rememberPlaces = (conflict: Conflict, { document: { blocks } }: Content): Conflict => {
  if (conflict.kind !== 'block') return conflict;
  const inside = conflict.saved ? [...walk([conflict.saved as AnyBlock])] : [];
  const concerned = new Set([conflict.block_id, ...inside.map(({ id }) => id)]);
  const stood = blocks.flatMap((block, place) => {
    const before = blocks.slice(0, place).map(({ id }) => id);
    return concerned.has(block.id) ? [{ block, follows: before.toReversed() }] : [];
  });
  return { ...conflict, stood };
};
