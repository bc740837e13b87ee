import { api, unwrap } from '@livretier/api';
import { confirm, Icon, notify } from '@livretier/ui';
import { IconArchive, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bookletKey } from '@/features/booklets/api';
import { type ReadingAct, useReadingActs } from '@/features/publishing';
import { focusTitle } from '@/shared/text/focusTitle';
import type { BookletLine } from '../types';
import { useRefresh } from '../useRefresh';
import { isReadingAct, isUndone, type ManyChange, type StatusChange, undoneBy } from './acts';

const addresses = {
  archive: '/api/booklets/{booklet_id}/archive',
  unarchive: '/api/booklets/{booklet_id}/unarchive',
  trash: '/api/booklets/{booklet_id}/trash',
  restore: '/api/booklets/{booklet_id}/restore',
} as const;

type Change = Exclude<StatusChange, ReadingAct>;
type Asked = { change: Change; booklet: BookletLine };

const send = async ({ change, booklet }: Asked) => {
  const path = { params: { path: { booklet_id: booklet.id } } };
  await (change === 'delete'
    ? unwrap(api.DELETE('/api/booklets/{booklet_id}', path))
    : unwrap(api.POST(addresses[change], path)));
};

/** Archived, in the trash, or gone: says so, and the lists are read again. */
const useChangeStatus = () => {
  const { t } = useTranslation('booklets');
  const client = useQueryClient();
  const refresh = useRefresh();
  const undo = useUndo();
  return useMutation({
    mutationFn: send,
    onSuccess: (_, { change, booklet }) => {
      const { id, name } = booklet;
      notify({ severity: 'success', summary: t(`said.${change}`, { name }), ...undo(change, [booklet]) });
      if (change === 'delete') client.removeQueries({ queryKey: bookletKey(id) });
      void refresh();
    },
  });
};

/** The button of a toast that takes back what it tells; none where nothing can. */
const useUndo = () => {
  const { t } = useTranslation('booklets');
  const refresh = useRefresh();
  const { mutate } = useMutation({ mutationFn: sendAll, onSettled: () => void refresh() });
  return (change: Change, booklets: readonly BookletLine[]) =>
    isUndone(change)
      ? {
          action: {
            label: t('undo'),
            onSelect: () =>
              mutate(
                { change: undoneBy[change], booklets },
                { onSuccess: () => void notify({ severity: 'info', summary: t('undone') }) },
              ),
          },
        }
      : {};
};

type AskedOfMany = { change: Change; booklets: readonly BookletLine[] };

/* One after the other: the first refusal ends it, and what was done is shown by the list. */
const sendAll = async ({ change, booklets }: AskedOfMany) => {
  for (const booklet of booklets) await send({ change, booklet });
};

/** The same change of several booklets, and one toast for all. */
export const useChangeMany = () => {
  const { t } = useTranslation('booklets');
  const refresh = useRefresh();
  const undo = useUndo();
  const { mutate, isPending } = useMutation({ mutationFn: sendAll, onSettled: () => void refresh() });
  const change = (name: ManyChange, booklets: readonly BookletLine[], onDone: () => void) =>
    mutate(
      { change: name, booklets },
      {
        onSuccess: () => {
          const count = booklets.length;
          notify({ severity: 'success', summary: t(`saidMany.${name}`, { count }), ...undo(name, booklets) });
          onDone();
        },
      },
    );
  return { change, busy: isPending };
};

const questions = { archive: IconArchive, trash: IconTrash, delete: IconTrash } as const;
const isQuestion = (change: StatusChange): change is keyof typeof questions => change in questions;

/** Does what was pressed, after a question when it reaches others or takes the booklet away. */
export const useActs = (onDone: (change: StatusChange) => void = focusTitle) => {
  const { t } = useTranslation('booklets');
  const { mutate } = useChangeStatus();
  const changeReading = useReadingActs();
  const isSure = (change: keyof typeof questions, { name }: BookletLine) =>
    confirm({
      header: t(`ask.${change}.header`, { name }),
      message: t(`ask.${change}.text`),
      icon: <Icon of={questions[change]} />,
      acceptLabel: t(`acts.${change}`),
      rejectLabel: t(`ask.${change}.reject`),
      defaultFocus: 'reject',
      danger: change === 'delete',
    });
  return async (change: StatusChange, booklet: BookletLine) => {
    if (isReadingAct(change)) {
      if (await changeReading(change, booklet)) onDone(change);
      return;
    }
    if (isQuestion(change) && !(await isSure(change, booklet))) return;
    mutate({ change, booklet }, { onSuccess: () => onDone(change) });
  };
};
