import { zodResolver } from '@hookform/resolvers/zod';
import { Button, DateField, FieldRow, notify, StatusTag } from '@livretier/ui';
import { IconCalendar } from '@tabler/icons-react';
import { Controller, useForm } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { useChangeAccess } from '@/features/booklets/access/api';
import { today } from '@/features/booklets/access/period';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { useErrorText } from '@/shared/text/useErrorText';
import classes from './Managers.module.css';
import { type Manager, periodSchema, periodState, usePeriodText } from './managers';

type ReplacementFormProps = { bookletId: string; substitute: Manager; main: Manager | undefined; mayWrite: boolean };

const tones = { planned: 'note', running: 'success', over: 'neutral' } as const;

/** The days of a replacement, changed in place. */
const ReplacementForm = ({ bookletId, substitute, main, mayWrite }: ReplacementFormProps) => {
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

type Props = { bookletId: string; managers: readonly Manager[]; mayWrite: boolean; onPlan: () => void };

/** Who stands in for the main manager, and when. */
export const Replacement = ({ bookletId, managers, mayWrite, onPlan }: Props) => {
  const { t } = useTranslation('booklets');
  const main = managers.find(({ duty }) => duty === 'main');
  const substitutes = managers.filter(
    (manager) => manager.duty === 'substitute' && periodState(manager, today()) !== 'over',
  );
  return (
    <section className={classes.box} aria-labelledby="replacement">
      <h3 id="replacement">{t('replacement.title')}</h3>
      {substitutes.length > 0 ? (
        substitutes.map((substitute) => (
          <ReplacementForm
            key={`${substitute.id} ${substitute.starts_on} ${substitute.ends_on}`}
            bookletId={bookletId}
            substitute={substitute}
            main={main}
            mayWrite={mayWrite}
          />
        ))
      ) : (
        <>
          <p className={classes.sentence}>
            {main ? t('replacement.nobody', { name: main.name }) : t('replacement.noMain')}
          </p>
          {mayWrite && main && (
            <Button size="small" onClick={onPlan}>
              {t('replacement.plan')}
            </Button>
          )}
        </>
      )}
      <p className={classes.hint}>{t('replacement.hint')}</p>
    </section>
  );
};
