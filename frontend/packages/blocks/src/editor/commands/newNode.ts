import type { Schema } from '@tiptap/pm/model';
import type { AnyBlock, BlockType } from '../../block';
import { emptyBlock } from '../../document/emptyBlock';
import { toNode } from '../model/toEditor';

/** The node of a new, empty block, or of the one that is given. */
export const newNode = (schema: Schema, wanted: BlockType | AnyBlock) =>
  schema.nodeFromJSON(toNode(typeof wanted === 'string' ? emptyBlock(wanted) : wanted));
