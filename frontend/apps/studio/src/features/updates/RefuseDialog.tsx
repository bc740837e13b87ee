import { FieldGroup, FormDialog, SelectField, TextArea } from '@livretier/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/text/useErrorText';
import type { RefusalKind } from './api';

const [shortest, longest] = [20, 500];
const kinds = ['local', 'replaced', 'unconcerned', 'other'] as const satisfies readonly RefusalKind[];

export type Refusal = { kind: RefusalKind; reason: string };

type Props = {
  title: string;
  accept: string;
  busy: boolean;
  error: Error | null;
  /** What it is about, where there is something to choose. */
  children?: ReactNode;
  /** Nothing is chosen to refuse. */
  isNothing?: boolean;
  onRefuse: (refusal: Refusal) => void;
  onClose: () => void;
};

/** Why what the library proposes is not taken; it is kept in the journal. */
export const RefuseDialog = ({ title, accept, busy, error, children, isNothing, onRefuse, onClose }: Props) => {
  const { t } = useTranslation(['updates', 'common']);
  const errorText = useErrorText();
  const [reason, setReason] = useState('');
  const [kind, setKind] = useState<RefusalKind>('local');
  const [refused, setRefused] = useState(false);
  const isShort = reason.trim().length < shortest;
  const submit = () => {
    setRefused(true);
    if (!(isShort || isNothing || busy)) onRefuse({ kind, reason: reason.trim() });
  };
  const failure = refused && isNothing ? t('many.nothing') : error ? errorText(error) : undefined;
  return (
    <FormDialog
      {...{ title, accept, busy, failure }}
      reject={t('common:labels.cancel')}
      onClose={onClose}
      onSubmit={submit}
    >
      <FieldGroup>
        <p>{t('refuse.text')}</p>
        {children}
        <SelectField
          label={t('refuse.kind')}
          hint={t('refuse.kindHint')}
          value={kind}
          choices={kinds.map((value) => ({ value, label: t(`refuse.kinds.${value}`) }))}
          onChange={({ currentTarget }) => setKind(currentTarget.value as RefusalKind)}
        />
        <TextArea
          label={t('refuse.reason')}
          hint={t('refuse.hint')}
          limit={longest}
          value={reason}
          error={refused && isShort ? t('refuse.short') : undefined}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          data-autofocus
        />
      </FieldGroup>
    </FormDialog>
  );
};
