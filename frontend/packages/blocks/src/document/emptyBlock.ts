import { type BlockOf, type BlockType, definitionOf } from '../block';
import { newBlockId } from './blockId';

/** A new block of this type, with ids of its own: what the drawer of the editor puts on a page. */
export function emptyBlock<Type extends BlockType>(type: Type): BlockOf<Type> {
  return { id: newBlockId(), type, ...definitionOf[type].empty(emptyBlock) } as unknown as BlockOf<Type>;
}
