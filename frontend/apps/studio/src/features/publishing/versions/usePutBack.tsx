import { confirm, Icon, notify } from '@livretier/ui';
import { IconHistory } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { putBack } from '../queries';
import { refreshPublished } from '../refreshPublished';
import type { BookletOut, Publication, PublicationLine } from '../types';
import { followPublication } from '../watch/follow';
import { isGoing } from '../watch/states';

type Asked = {
  booklet: Pick<BookletOut, 'id' | 'name' | 'status'>;
  address: string;
  online: PublicationLine | undefined;
};

/** Gives readers a former version again, after a question: it reaches them at once. */
export const usePutBack = ({ booklet, address, online }: Asked) => {
  const { t } = useTranslation('publishing');
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (publication: string) => putBack(booklet.id, publication),
    onSuccess: (publication: Publication) => {
      if (isGoing(publication)) followPublication(client, { booklet, address, publication });
      else notify({ severity: 'success', summary: t('details.isBack', { version: publication.version }) });
    },
    onSettled: () => refreshPublished(client, booklet.id),
  });
  const meaning = () => {
    if (booklet.status === 'suspended') return t('details.ask.textSuspended');
    return online ? t('details.ask.text', { online: online.version }) : t('details.ask.textNothing');
  };
  const ask = async ({ id, version }: PublicationLine) => {
    const sure = await confirm({
      header: t('details.ask.header', { version }),
      message: meaning(),
      icon: <Icon of={IconHistory} />,
      acceptLabel: t('details.putBack'),
      rejectLabel: t('details.ask.reject'),
      defaultFocus: 'reject',
    });
    if (sure) mutate(id);
  };
  /* One that never got there is made again: there is nothing to ask. */
  return { ask, again: ({ id }: PublicationLine) => mutate(id), busy: isPending };
};
