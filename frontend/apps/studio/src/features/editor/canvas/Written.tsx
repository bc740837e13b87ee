import type { BlockType } from '@livretier/blocks';
import {
  blockIcon,
  blocksIn,
  Canvas,
  type CanvasHandle,
  type CanvasLabels,
  groupNames,
  panels,
  type ToolbarIcons,
  useCanvas,
} from '@livretier/blocks/editor';
import { Icon } from '@livretier/ui';
import { IconBold, IconBraces, IconItalic, IconLink, IconUnderline } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Session, useEditing } from '../session/context';
import { useLivingValues } from '../session/useLivingValues';
import type { Person } from '../source/types';
import { ChooseMedia } from './ChooseMedia';
import { useComing } from './useComing';

const toolbarIcons: ToolbarIcons = {
  bold: <Icon of={IconBold} />,
  italic: <Icon of={IconItalic} />,
  underline: <Icon of={IconUnderline} />,
  link: <Icon of={IconLink} />,
  value: <Icon of={IconBraces} />,
};

/** What «/» offers: every block, in the order of the drawer. */
const useBlockChoices = () => {
  const { t } = useTranslation('editor');
  return groupNames.flatMap(blocksIn).map((type) => ({
    ...{ id: type, label: t(`block.${type}.name`), words: t(`block.${type}.synonyms`) },
    ...{ note: t(`block.${type}.about`), icon: <Icon of={blockIcon(type)} size={18} /> },
  }));
};

const waitsForFile = (type: BlockType) => panels[type].some(({ kind }) => kind === 'media');

const labelsIn = (t: TFunction<'editor'>): CanvasLabels => {
  const name = (type: BlockType) => t(`block.${type}.name`);
  return {
    canvas: t('canvas.label'),
    placeholder: t('canvas.placeholder'),
    blocks: Object.fromEntries((Object.keys(panels) as BlockType[]).map((type) => [type, name(type)])) as Record<
      BlockType,
      string
    >,
    empty: (type, chooses) =>
      t(chooses && waitsForFile(type) ? 'canvas.emptyMedia' : 'canvas.empty', { block: name(type) }),
    field: (type, field) => t(`block.${type}.fields.${field}` as 'block.image.fields.alt'),
    blockMenu: t('canvas.blockMenu'),
    valueMenu: t('canvas.valueMenu'),
    nothingFits: t('canvas.nothingFits'),
    insert: t('canvas.insert'),
    handle: t('canvas.handle'),
    unreadable: t('canvas.unreadable'),
    toolbar: t('canvas.toolbar', { returnObjects: true }),
    table: t('canvas.table', { returnObjects: true }),
  };
};

/** The words of the canvas; the same object until the language changes, because the canvas is drawn anew with them. */
const useCanvasLabels = () => {
  const { t, i18n } = useTranslation('editor');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` is another function at every turn, the language is not
  return useMemo(() => labelsIn(t), [i18n.language]);
};

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
  const { t } = useTranslation('editor');
  const { mayRewrite, mayCorrect, block } = useEditing();
  const [document] = useState(() => session.saver.store.get().local.document);
  const drawn = useCanvas();
  const labels = useCanvasLabels();
  const blocks = useBlockChoices();
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
        languages={(['en', 'es', 'pt', 'de', 'it', 'fr'] as const).map((lang) => ({
          lang,
          label: t(`accessibility.languages.${lang}`),
        }))}
        {...coming}
        onChoose={setChoosing}
      />
      {choosing !== undefined && (
        <ChooseMedia session={session} blockId={choosing} onClose={() => setChoosing(undefined)} />
      )}
    </>
  );
};
