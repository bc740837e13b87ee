import { FieldGroup, FormDialog, SelectField } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { colleaguesQuery } from '@/features/booklets/booklet';
import { useErrorText } from '@/shared/text/useErrorText';

type Props = {
  title: string;
  /** Whose colleagues are offered. */
  booklet: string;
  chosen: string | null;
  busy: boolean;
  error: Error | null;
  children?: ReactNode;
  isNothing?: boolean;
  onAssign: (user: string | null) => void;
  onClose: () => void;
};

/** Who is asked to decide; nobody in particular: whoever may. */
export const AssignDialog = ({ title, booklet, chosen, busy, error, children, isNothing, ...on }: Props) => {
  const { t } = useTranslation(['updates', 'common']);
  const errorText = useErrorText();
  const { data: people = [] } = useQuery(colleaguesQuery(booklet));
  const [user, setUser] = useState(chosen ?? '');
  const [tried, setTried] = useState(false);
  const submit = () => {
    setTried(true);
    if (!(isNothing || busy)) on.onAssign(user || null);
  };
  const failure = tried && isNothing ? t('many.nothing') : error ? errorText(error) : undefined;
  return (
    <FormDialog
      {...{ title, busy, failure }}
      accept={t('assign.accept')}
      reject={t('common:labels.cancel')}
      onClose={on.onClose}
      onSubmit={submit}
    >
      <FieldGroup>
        <p>{t('assign.text')}</p>
        {children}
        <SelectField
          label={t('assign.to')}
          value={user}
          choices={[
            { value: '', label: t('assign.nobody') },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ currentTarget }) => setUser(currentTarget.value)}
          data-autofocus
        />
      </FieldGroup>
    </FormDialog>
  );
};
