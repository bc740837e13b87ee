import type { Editor } from '@tiptap/core';
import type { DragEvent, RefObject } from 'react';
import type { BlockType } from '../../block';
import { insertBlockAt } from '../commands/insert';
import { isBlockType } from '../model/shapes';
import { blockSpans } from './blockSpans';
import { showDropLine } from './DropLine';
import { dropHeight, dropIndex } from './dropIndex';

/** What a drawer puts into the drag of a new block: its type, under this name. */
export const BLOCK_DRAG = 'application/x-livretier-block';

/** Takes new blocks that are dragged in from outside; they go by height, never inside another block. */
export const useBlockDrop = (editor: Editor | null, line: RefObject<HTMLDivElement | null>) => {
  const isBlock = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(BLOCK_DRAG);

  return {
    onDragOverCapture: (event: DragEvent) => {
      if (!(editor?.isEditable && isBlock(event))) return;
      event.preventDefault();
      event.stopPropagation();
      const spans = blockSpans(editor.view);
      showDropLine(line.current, dropHeight(spans, dropIndex(spans, event.clientY)));
    },
    onDragLeaveCapture: (event: DragEvent) => {
      if (isBlock(event)) showDropLine(line.current);
    },
    onDropCapture: (event: DragEvent) => {
      const type = event.dataTransfer.getData(BLOCK_DRAG);
      if (!(editor?.isEditable && isBlockType(type))) return;
      event.preventDefault();
      event.stopPropagation();
      const index = dropIndex(blockSpans(editor.view), event.clientY);
      insertBlockAt(index, type satisfies BlockType)(editor.state, editor.view.dispatch);
      editor.view.focus();
      showDropLine(line.current);
    },
  };
};
