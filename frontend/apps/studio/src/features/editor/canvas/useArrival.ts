import type { CanvasHandle } from '@livretier/blocks/editor';
import { useEffect } from 'react';

/** Somebody who was led to a block stands on it once the page is drawn. */
export const useArrival = (canvas: CanvasHandle | null, block: string | undefined) => {
  useEffect(() => {
    if (canvas && block) canvas.select(block);
  }, [canvas, block]);
};
