import { emptyBlock } from '@livretier/blocks';
import type { Arrival, Pictures } from '@livretier/blocks/editor';
import { notify } from '@livretier/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  arrivalOf,
  kindOf,
  mediaFileQuery,
  type PickedMedia,
  renamePasted,
  useProblemText,
  useUploads,
} from '@/features/media';
import { useLocale } from '@/shared/locale/useLocale';
import { percentage } from '@/shared/text/numbers';
import { findBlock, type Session } from '../session/context';
import { blockTypes, pickedProps, setProps } from './blocks';

type Coming = { blockId: string; key: number };

/** Files that were pasted or dropped on the page: each has its block at once, which shows how far it is. */
export const useComing = (session: Session) => {
  const { t } = useTranslation(['editor', 'uploads']);
  const locale = useLocale();
  const client = useQueryClient();
  const { items, add } = useUploads();
  const problemText = useProblemText();
  const [coming, setComing] = useState<readonly Coming[]>([]);

  /* Its page was left, or left and opened again. */
  const fillUnseen = (blockId: string, file: PickedMedia) =>
    session.saver.write((content) => {
      const block = findBlock(content.document, blockId);
      return block ? { ...content, document: setProps(content.document, blockId, pickedProps(block, file)) } : content;
    });

  const fill = async ({ blockId, key }: Coming) => {
    const id = await arrivalOf(key);
    const file = id && (await client.fetchQuery(mediaFileQuery(id)));
    if (!file) return;
    const canvas = session.canvas.current;
    const block = canvas && findBlock(canvas.document(), blockId);
    if (block) canvas.fill(blockId, pickedProps(block, file));
    else fillUnseen(blockId, file);
    setComing((known) => known.filter((one) => one.key !== key));
  };

  /** Sends the files of blocks that stand on the page already. */
  const send = (waiting: readonly { blockId: string; file: File }[]) => {
    const keys = add(waiting.map(({ file }) => file));
    const started = waiting.flatMap(({ blockId }, index) => {
      const key = keys[index];
      return key === undefined ? [] : [{ blockId, key }];
    });
    setComing((known) => [...known, ...started]);
    const letGo = session.hold();
    void Promise.allSettled(started.map(fill)).then(letGo);
  };

  const onFiles = (files: File[], index?: number) => {
    const named = files.map(renamePasted);
    const waiting = named.flatMap((file) => {
      const kind = kindOf(file.name);
      return kind ? [{ file, block: emptyBlock(blockTypes[kind]) }] : [];
    });
    waiting.forEach(({ block }, place) => {
      const canvas = session.canvas.current;
      if (index === undefined) canvas?.insert(block);
      else canvas?.insertAt(index + place, block);
    });
    send(waiting.map(({ file, block }) => ({ file, blockId: block.id })));
    /* What no block can show is refused where all files are, with the reason. */
    const others = named.filter(({ name }) => kindOf(name) === null);
    if (others.length > 0) add(others);
  };

  const onPictures = ({ taken, leftOut }: Pictures) => {
    if (taken.length > 0) send(taken);
    if (leftOut > 0)
      notify({
        severity: 'warn',
        summary: t('paste.leftOut', { count: leftOut }),
        detail: t('paste.leftOutWhy'),
      });
  };

  const arrivals = useMemo(() => {
    const says = ({ state, problem, sent, size, name }: (typeof items)[number]): Arrival => {
      if (problem) return { says: t('uploads:picker.refused', { name, why: problemText(problem) }), share: null };
      if (state === 'analysing' || state === 'ready') return { says: t('uploads:picker.checking', { name }), share: 1 };
      const share = sent / Math.max(size, 1);
      return { says: t('uploads:picker.sending', { name, percent: percentage(share, locale) }), share };
    };
    return new Map(
      coming.flatMap(({ blockId, key }) => {
        const item = items.find((one) => one.key === key);
        return item ? [[blockId, says(item)] as const] : [];
      }),
    );
  }, [coming, items, t, locale, problemText]);

  return { arrivals, onFiles, onPictures };
};
