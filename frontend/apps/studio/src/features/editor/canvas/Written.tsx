import { Canvas, type CanvasHandle, useCanvas } from '@livretier/blocks/editor';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Session, useEditing } from '../session/context';
import { useLivingValues } from '../session/useLivingValues';
import type { Person } from '../source/types';
import { ChooseMedia } from './ChooseMedia';
import { toolbarIcons, useBlockChoices, useCanvasLabels, useCanvasLanguages } from './canvasWords';
import { useComing } from './useComing';

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
const useAttached = (session: Session, drawn: ReturnType<typeof useCanvas>, people: readonly Person[]) => {
  const { t } = useTranslation('editor');
  const { canvas, canUndo, canRedo, selected, finding } = drawn;
  useLayoutEffect(() => (canvas ? attach(session, canvas) : undefined), [session, canvas]);
  const blockId = selected?.blockId ?? null;
  const { row, column } = selected?.cell ?? { row: -1, column: -1 };
  const [count, current] = [finding?.count ?? 0, finding?.current ?? -1];
  useEffect(() => {
    /* A block that was just added is known before it is shown beside the canvas. */
    session.saver.read();
    const cell = row < 0 ? null : { row, column };
    session.state.set({ selected: blockId, cell, canUndo, canRedo, found: { count, current } });
  }, [session, blockId, row, column, canUndo, canRedo, count, current]);
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

/** Somebody who was led to a block stands on it once the page is drawn. */
const useArrival = (canvas: CanvasHandle | null, block: string | undefined) => {
  useEffect(() => {
    if (canvas && block) canvas.select(block);
  }, [canvas, block]);
};

type Props = { session: Session; people: readonly Person[] };

/** What is written on the page, and the canvas that it is written on. */
export const Written = ({ session, people }: Props) => {
  const { mayRewrite, mayCorrect, block } = useEditing();
  const [document] = useState(() => session.saver.store.get().local.document);
  const drawn = useCanvas();
  const labels = useCanvasLabels();
  const blocks = useBlockChoices();
  const languages = useCanvasLanguages();
  const values = useLivingValues();
  useAttached(session, drawn, people);
  useArrival(drawn.canvas, block);
  const coming = useComing(session);
  const [choosing, setChoosing] = useState<string>();
  return (
    <>
      <Canvas
        ref={drawn.ref}
        document={document}
        labels={labels}
        editable={mayCorrect}
        wordsOnly={!mayRewrite}
        blocks={blocks}
        values={values.choices}
        noValues={values.note}
        icons={toolbarIcons}
        languages={languages}
        {...coming}
        onChoose={setChoosing}
      />
      {choosing !== undefined && (
        <ChooseMedia session={session} blockId={choosing} onClose={() => setChoosing(undefined)} />
      )}
    </>
  );
};
