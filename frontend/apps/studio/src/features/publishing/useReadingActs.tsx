import { api, unwrap } from '@livretier/api';
import { confirm, Icon, notify } from '@livretier/ui';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BookletLine } from '../booklets/api';
import { refreshPublished } from './api';

type Booklet = Pick<BookletLine, 'id' | 'name'>;
export type ReadingAct = 'suspend' | 'resume';

export const readingIcons = { suspend: IconPlayerPause, resume: IconPlayerPlay } as const;

const addresses = {
  suspend: '/api/booklets/{booklet_id}/suspend',
  resume: '/api/booklets/{booklet_id}/resume',
} as const;

/** Which of the two is possible. */
export const readingActOf = ({ abilities }: Pick<BookletLine, 'abilities'>): ReadingAct | null => {
  if (abilities.suspend) return 'suspend';
  return abilities.resume ? 'resume' : null;
};

/** Closes a booklet to its readers, and opens it again; both reach people, so both are asked first. */
export const useReadingActs = () => {
  const { t } = useTranslation('publishing');
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ act, booklet }: { act: ReadingAct; booklet: Booklet }) =>
      unwrap(api.POST(addresses[act], { params: { path: { booklet_id: booklet.id } } }), { quiet: true }),
    onSuccess: (_, { act, booklet: { name } }) =>
      notify({
        severity: 'success',
        summary: t(act === 'suspend' ? 'reading.suspended' : 'reading.resumed', { name }),
      }),
    onSettled: (_, __, { booklet }) => refreshPublished(client, booklet.id),
  });
  return async (act: ReadingAct, booklet: Booklet) => {
    const words = act === 'suspend' ? 'ask' : 'askResume';
    const sure = await confirm({
      header: t(`reading.${words}.header`, { name: booklet.name }),
      message: t(`reading.${words}.text`),
      icon: <Icon of={readingIcons[act]} />,
      acceptLabel: t(`reading.${act}`),
      rejectLabel: t(`reading.${words}.reject`),
      defaultFocus: 'reject',
    });
    /* A refusal is told by the application itself. */
    if (sure) await mutateAsync({ act, booklet }).catch(() => undefined);
    return sure;
  };
};
