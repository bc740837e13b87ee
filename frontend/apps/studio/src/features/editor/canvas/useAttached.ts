import type { CanvasHandle, useCanvas } from '@livretier/blocks/editor';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../session/context';
import type { Person } from '../source/types';

type Transaction = { docChanged: boolean; getMeta: (key: string) => unknown };

/** The canvas tells of every letter at once: what comes from elsewhere must never be drawn over one that is unknown. */
const attach = ({ saver, canvas: slot }: Session, canvas: CanvasHandle) => {
  slot.current = canvas;
  canvas.replace(saver.store.get().local.document);
  const hear = ({ transaction }: { transaction: Transaction }) => {
    if (transaction.docChanged && !transaction.getMeta('external')) saver.touch();
  };
  canvas.editor.on('transaction', hear);
  const detach = saver.attach({ read: canvas.document, draw: ({ document }) => canvas.replace(document) });
  return () => {
    canvas.editor.off('transaction', hear);
    detach();
    if (slot.current === canvas) slot.current = null;
  };
};

/** Binds the canvas to the page that is saved, and shows where others are. */
export const useAttached = (session: Session, drawn: ReturnType<typeof useCanvas>, people: readonly Person[]) => {
  const { t } = useTranslation('editor');
  const { canvas, canUndo, canRedo, selected, finding } = drawn;
  useLayoutEffect(() => (canvas ? attach(session, canvas) : undefined), [session, canvas]);
  const blockId = selected?.blockId ?? null;
  const [count, current] = [finding?.count ?? 0, finding?.current ?? -1];
  useEffect(() => {
    /* A block that was just added is known before it is shown beside the canvas. */
    session.saver.read();
    session.state.set({ selected: blockId, canUndo, canRedo, found: { count, current } });
  }, [session, blockId, canUndo, canRedo, count, current]);
  const showPeople = useEffectEvent((others: readonly Person[]) =>
    canvas?.showPeople(
      others.flatMap(({ name, block_id }) =>
        block_id === null ? [] : [{ blockId: block_id, name: t('presence.writing', { name }) }],
      ),
    ),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new canvas knows nobody
  useEffect(() => void showPeople(people), [people, canvas]);
};
