import { api, unwrap } from '@livretier/api';
import { FormDialog, Icon, notify, SelectField, TextArea } from '@livretier/ui';
import { IconArrowBackUp, IconEye } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/features/accounts';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { useErrorText } from '@/shared/text/useErrorText';

/** Whom one may ask to read a booklet, or mention in a comment on it. */
export const colleaguesQuery = (booklet_id: string) =>
  queryOptions({
    queryKey: ['colleagues', booklet_id],
    queryFn: async () =>
      (await unwrap(api.GET('/api/booklets/{booklet_id}/colleagues', { params: { path: { booklet_id } } }))).items,
  });

const longest = 500;

type Props = {
  bookletId: string;
  /** What has to be done before it is sent. */
  before?: () => Promise<unknown> | undefined;
  onDone: () => unknown;
  onClose: () => void;
};

/** Who should read the booklet, and what they should know. */
export const ReviewDialog = ({ bookletId, before, onDone, onClose }: Props) => {
  const { t } = useTranslation(['comments', 'common']);
  const errorText = useErrorText();
  const me = useSession()?.id;
  const { data: people = [] } = useQuery(colleaguesQuery(bookletId));
  const [reviewer, setReviewer] = useState('');
  const [message, setMessage] = useState('');
  const [missing, setMissing] = useState(false);
  const send = useMutation({
    meta: shownInPlace,
    mutationFn: async () => {
      await before?.();
      const params = { path: { booklet_id: bookletId } };
      return unwrap(api.POST('/api/booklets/{booklet_id}/review', { params, body: { reviewer, message } }));
    },
    onSuccess: async ({ review }) => {
      await onDone();
      notify({ severity: 'success', summary: t('review.said.sent', { name: review?.reviewer?.name }) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('review.title')}
      icon={<Icon of={IconEye} />}
      accept={t('review.send')}
      reject={t('common:labels.cancel')}
      busy={send.isPending}
      failure={send.error ? errorText(send.error) : undefined}
      onClose={onClose}
      onSubmit={() => {
        setMissing(!reviewer);
        if (reviewer) send.mutate();
      }}
    >
      <SelectField
        label={t('review.reviewer')}
        placeholder={t('review.choose')}
        value={reviewer}
        error={missing && !reviewer ? t('review.missing') : undefined}
        choices={people.filter(({ id }) => id !== me).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ currentTarget }) => setReviewer(currentTarget.value)}
        data-autofocus
      />
      <TextArea
        optional
        label={t('review.message')}
        hint={t('review.messageHint')}
        limit={longest}
        maxLength={longest}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
    </FormDialog>
  );
};

type SendBackProps = { bookletId: string; onDone: () => unknown; onClose: () => void };

/** What its authors should know when a booklet comes back. */
export const SendBackDialog = ({ bookletId, onDone, onClose }: SendBackProps) => {
  const { t } = useTranslation(['comments', 'common', 'editor']);
  const errorText = useErrorText();
  const [message, setMessage] = useState('');
  const send = useMutation({
    meta: shownInPlace,
    mutationFn: () => {
      const params = { path: { booklet_id: bookletId } };
      return unwrap(api.POST('/api/booklets/{booklet_id}/draft', { params, body: { message } }));
    },
    onSuccess: async () => {
      await onDone();
      notify({ severity: 'success', summary: t('editor:review.givenBack') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('review.answerTitle')}
      icon={<Icon of={IconArrowBackUp} />}
      accept={t('review.giveBack')}
      reject={t('common:labels.cancel')}
      busy={send.isPending}
      failure={send.error ? errorText(send.error) : undefined}
      onClose={onClose}
      onSubmit={() => send.mutate()}
    >
      <TextArea
        optional
        label={t('review.answer')}
        limit={longest}
        maxLength={longest}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        data-autofocus
      />
    </FormDialog>
  );
};
