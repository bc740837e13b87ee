import type { JSONContent } from '@tiptap/core';
import { newBlockId } from '../../document/blockId';
import { isBlockType } from '../model/shapes';

/** The same content in which every block has an id of its own: the first that holds one keeps it. */
export const repairIds = (content: JSONContent, seen = new Set<string>()): JSONContent => {
  const { type = '', attrs = {} } = content;
  const taken = isBlockType(type) && (!attrs.id || seen.has(attrs.id));
  const id = taken ? newBlockId() : attrs.id;
  if (id) seen.add(id);
  return {
    ...content,
    ...(taken && { attrs: { ...attrs, id } }),
    ...(content.content && { content: content.content.map((child) => repairIds(child, seen)) }),
  };
};
