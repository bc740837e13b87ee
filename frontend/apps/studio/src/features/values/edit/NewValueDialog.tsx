import { FormDialog, SelectField, TextField } from '@livretier/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/text/useErrorText';
import { useAddOwnValue, type ValueKind } from '../api';
import { longestValue } from '../table/ValueField';
import classes from './dialogs.module.css';

const kinds = ['text', 'person', 'phone', 'email', 'place', 'hours'] as const satisfies readonly ValueKind[];
const [shortest, longest] = [2, 120];

type Props = { site: string | null; onClose: () => void };

/** An information of the company's own. */
export const NewValueDialog = ({ site, onClose }: Props) => {
  const { t } = useTranslation(['values', 'common']);
  const errorText = useErrorText();
  const add = useAddOwnValue();
  const [label, setLabel] = useState('');
  const [kind, setKind] = useState<ValueKind>('text');
  const [value, setValue] = useState('');
  const [tried, setTried] = useState(false);
  const name = label.trim();
  const short = name.length < shortest;
  const submit = () => {
    setTried(true);
    if (!short) add.mutate({ label: name, kind, value: value.trim(), site }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t('add.open')}
      accept={t('add.accept')}
      reject={t('common:labels.cancel')}
      busy={add.isPending}
      failure={add.error ? errorText(add.error) : undefined}
      onClose={onClose}
      onSubmit={submit}
    >
      <div className={classes.fields}>
        <p>{t('add.text')}</p>
        <TextField
          label={t('add.label')}
          hint={t('add.labelHint')}
          maxLength={longest}
          value={label}
          onChange={({ currentTarget }) => setLabel(currentTarget.value)}
          error={tried && short ? t('add.short') : undefined}
        />
        <SelectField
          label={t('add.kind')}
          value={kind}
          choices={kinds.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
          onChange={({ currentTarget }) => setKind(kinds.find((one) => one === currentTarget.value) ?? 'text')}
        />
        <TextField
          label={t('table.value')}
          optional
          maxLength={longestValue}
          value={value}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        />
      </div>
    </FormDialog>
  );
};
