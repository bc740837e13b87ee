import { zodResolver } from '@hookform/resolvers/zod';
import { Button, DateField, FieldRow, notify, StatusTag } from '@livretier/ui';
import { IconCalendar } from '@tabler/icons-react';
import { Controller, useForm } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { showServerErrors } from '../../../../shared/forms/serverErrors';
import { useErrorText } from '../../../../shared/text/useErrorText';
import { today } from '../../access/period';
import { useChangeAccess } from '../../access/useAccessActs';
import classes from './Managers.module.css';
import { periodSchema } from './managerForm';
import { type Manager, periodState } from './managers';
import { usePeriodText } from './usePeriodText';

type Props = { bookletId: string; substitute: Manager; main: Manager | undefined; mayWrite: boolean };

const tones = { planned: 'note', running: 'success', over: 'neutral' } as const;

/** The days of a replacement, changed in place. */
export const ReplacementForm = ({ bookletId, substitute, main, mayWrite }: Props) => {
  const { t } = useTranslation(['booklets', 'common']);
  const errorText = useErrorText();
  const period = usePeriodText();
  const save = useChangeAccess(bookletId);
  const form = useForm({
    resolver: zodResolver(periodSchema),
    defaultValues: { starts_on: substitute.starts_on ?? '', ends_on: substitute.ends_on ?? '' },
  });
  const { errors, isDirty } = form.formState;
  const state = periodState(substitute, today());
  const send = form.handleSubmit(({ starts_on, ends_on }) =>
    save.mutate(
      { access: substitute.id, changes: { starts_on: starts_on || null, ends_on: ends_on || null } },
      {
        onSuccess: () => notify({ severity: 'success', summary: t('replacement.saved') }),
        onError: (error) => showServerErrors(form, error),
      },
    ),
  );
  const field = (name: 'starts_on' | 'ends_on') => (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <DateField
          label={t(`replacement.${name}`)}
          value={value}
          onChange={onChange}
          error={errors[name]?.message}
          disabled={!mayWrite}
        />
      )}
    />
  );
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <div className={classes.head}>
        <p className={classes.sentence}>
          <Trans
            t={t}
            i18nKey={main ? 'replacement.sentence' : 'replacement.sentenceNoMain'}
            values={{ name: substitute.name, main: main?.name, period: period(substitute) }}
            components={{ strong: <strong /> }}
          />
        </p>
        <StatusTag shape={IconCalendar} tone={tones[state]}>
          {t(`replacement.state.${state}`)}
        </StatusTag>
      </div>
      <FieldRow>
        {field('starts_on')}
        {field('ends_on')}
      </FieldRow>
      {isDirty && (
        <div className={classes.save}>
          <Button type="submit" size="small" look="primary" busy={save.isPending}>
            {t('replacement.save')}
          </Button>
          <Button size="small" onClick={() => form.reset()}>
            {t('common:labels.cancel')}
          </Button>
        </div>
      )}
      {save.error && Object.keys(errors).length === 0 && <p role="alert">{errorText(save.error)}</p>}
    </form>
  );
};
