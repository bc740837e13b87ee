import { Button, FieldGroup, FormDialog, Icon, QueryView, SelectField, TextField } from '@livretier/ui';
import { IconUserShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { accessesQuery } from '@/features/booklets';
import type { BookletOut } from '@/features/booklets/api';
import { dayIn } from '@/shared/text/moments';
import { useErrorText } from '@/shared/text/useErrorText';
import { type QuestionDetail, useQuestionAct } from '../api';
import { useSayDone } from '../useSayDone';

type Props = { booklet: BookletOut; question: QuestionDetail };
type DialogProps = Props & { onClose: () => void };

/** Those who may answer today, but the one who is to do it already. */
const useManagers = (booklet: string, { assigned_to }: QuestionDetail) => {
  const today = dayIn(useSignedInUser().company?.timezone);
  const query = useQuery(accessesQuery(booklet));
  const able = query.data?.items.filter(
    ({ rights, starts_on, ends_on }) =>
      rights.includes('participants') && (starts_on ?? today) <= today && today <= (ends_on ?? today),
  );
  return { query, managers: (able ?? []).filter(({ user }) => user !== assigned_to?.id) };
};

/** Somebody else who manages the booklet is to answer. */
const TransferDialog = ({ booklet, question, onClose }: DialogProps) => {
  const { t } = useTranslation(['questions', 'common']);
  const errorText = useErrorText();
  const say = useSayDone();
  const { query, managers } = useManagers(booklet.id, question);
  const act = useQuestionAct(booklet.id, question.id);
  const [to, setTo] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = () => {
    setMissing(!to);
    if (!to) return;
    act.mutate(
      { act: 'transfer', to },
      {
        onSuccess: (saved) => {
          say('transferred', saved);
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t('transfer.title')}
      accept={t('transfer.accept')}
      reject={t('common:labels.cancel')}
      busy={act.isPending}
      failure={act.error ? errorText(act.error) : undefined}
      onClose={onClose}
      onSubmit={submit}
    >
      <QueryView query={query} isEmpty={() => managers.length === 0} empty={<p>{t('transfer.nobody')}</p>}>
        {() => (
          <FieldGroup>
            <p>{t('transfer.text')}</p>
            <SelectField
              label={t('transfer.to')}
              placeholder={t('transfer.choose')}
              value={to}
              error={missing && !to ? t('transfer.missing') : undefined}
              choices={managers.map(({ user, name }) => ({ value: user, label: name }))}
              onChange={({ currentTarget }) => setTo(currentTarget.value)}
              data-autofocus
            />
          </FieldGroup>
        )}
      </QueryView>
    </FormDialog>
  );
};

const [shortest, longest] = [3, 300];

/** Nothing is answered, and why. */
const CloseDialog = ({ booklet, question, onClose }: DialogProps) => {
  const { t } = useTranslation(['questions', 'common']);
  const errorText = useErrorText();
  const say = useSayDone();
  const act = useQuestionAct(booklet.id, question.id);
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState(false);
  const isShort = reason.trim().length < shortest;
  const submit = () => {
    if (isShort) return setRefused(true);
    act.mutate(
      { act: 'close', reason: reason.trim() },
      {
        onSuccess: (saved) => {
          say('closed', saved);
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t('close.title')}
      accept={t('close.accept')}
      reject={t('common:labels.cancel')}
      busy={act.isPending}
      failure={act.error ? errorText(act.error) : undefined}
      onClose={onClose}
      onSubmit={submit}
    >
      <FieldGroup>
        <p>{t('close.text')}</p>
        <TextField
          label={t('close.reason')}
          maxLength={longest}
          autoComplete="off"
          value={reason}
          error={refused && isShort ? t('close.short') : undefined}
          onChange={({ target }) => setReason(target.value)}
          data-autofocus
        />
      </FieldGroup>
    </FormDialog>
  );
};

/** What one does with a question besides answering it. */
export const QuestionActs = (props: Props) => {
  const { t } = useTranslation('questions');
  const [asking, setAsking] = useState<'transfer' | 'close' | null>(null);
  const dialog = { ...props, onClose: () => setAsking(null) };
  return (
    <>
      <Button size="small" onClick={() => setAsking('transfer')}>
        <Icon of={IconUserShare} size={16} />
        {t('transfer.open')}
      </Button>
      <Button size="small" look="quiet" onClick={() => setAsking('close')}>
        {t('close.open')}
      </Button>
      {asking === 'transfer' && <TransferDialog {...dialog} />}
      {asking === 'close' && <CloseDialog {...dialog} />}
    </>
  );
};
