import { type AnyBlock, type Document, walk } from '@livretier/blocks';
import type { Session } from './context';
import { useCanvasState } from './useCanvasState';
import { useSaving } from './useSaving';

export const findBlock = (document: Document, id: string | null): AnyBlock | undefined => {
  if (id === null) return undefined;
  for (const block of walk(document.blocks)) if (block.id === id) return block;
  return undefined;
};

/** The block that is selected, as it is now. */
export const useSelectedBlock = (session: Session) => {
  const { selected } = useCanvasState(session);
  const document = useSaving(session, ({ local }) => local.document);
  return findBlock(document, selected);
};
