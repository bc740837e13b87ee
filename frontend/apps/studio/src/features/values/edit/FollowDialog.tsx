import { DateField, FormDialog } from '@livretier/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/text/useErrorText';
import { useSaveValues } from '../data/useSaveValues';
import type { ValueLine } from '../types';
import classes from './dialogs.module.css';
import { KeeperField } from './KeeperField';
import { isDayOrNothing } from './reviewDay';

type Props = { lines: readonly ValueLine[]; onClose: () => void; onDone: () => void };

/** The same keeper and the same day for many. */
export const FollowDialog = ({ lines, onClose, onDone }: Props) => {
  const { t } = useTranslation(['values', 'common']);
  const errorText = useErrorText();
  const save = useSaveValues();
  const [owner, setOwner] = useState<string | null>(null);
  const [day, setDay] = useState('');
  const good = isDayOrNothing(day);
  const done = () => {
    onDone();
    onClose();
  };
  const submit = async () => {
    if (!good) return;
    if (!(owner || day)) return onClose();
    const places = [...new Set(lines.map(({ site }) => site?.id ?? null))];
    const change = { ...(owner && { owner }), ...(day && { review_on: day }) };
    const savings = places.map((site) =>
      save.mutateAsync({
        site,
        values: lines.filter((line) => (line.site?.id ?? null) === site).map(({ key }) => ({ key, ...change })),
      }),
    );
    await Promise.all(savings).then(done, () => undefined);
  };
  return (
    <FormDialog
      title={t('follow.title', { count: lines.length })}
      accept={t('edit.save')}
      reject={t('common:labels.cancel')}
      busy={save.isPending}
      failure={save.error ? errorText(save.error) : undefined}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <div className={classes.fields}>
        <p>{t('follow.text')}</p>
        <KeeperField value={owner} onChange={setOwner} />
        <DateField
          label={t('table.review')}
          value={day}
          onChange={setDay}
          error={good ? undefined : t('edit.badDay')}
        />
      </div>
    </FormDialog>
  );
};
