import { FilterToggle, TextArea, VisuallyHidden } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import classes from './Identity.module.css';
import { longestReason, shortestReason, useReasonStarts } from './reason';
import type { IdentityForm } from './useIdentityForm';

type Props = { form: IdentityForm; name: string | undefined };

/** Why one acts as somebody: three ways to begin, and one's own words. */
export const ReasonField = ({ form, name }: Props) => {
  const { t } = useTranslation('identity');
  const { beginnings, currentOf, freePart, toggled } = useReasonStarts();
  const current = currentOf(form.watch('reason'))?.name;
  const begin = (start: (typeof beginnings)[number]['name']) => {
    form.setValue('reason', toggled(form.getValues('reason'), start));
    form.setFocus('reason');
  };
  return (
    <>
      <fieldset className={classes.starts}>
        <legend>
          <VisuallyHidden>{t('why.starts')}</VisuallyHidden>
        </legend>
        {beginnings.map((start) => (
          <FilterToggle key={start.name} pressed={start.name === current} onChange={() => begin(start.name)}>
            {start.label}
          </FilterToggle>
        ))}
      </fieldset>
      <TextArea
        label={t('why.label')}
        hint={name ? t('why.hint', { name }) : t('why.hintForAnybody')}
        error={form.formState.errors.reason?.message}
        maxLength={longestReason}
        limit={longestReason}
        {...form.register('reason', {
          validate: (reason) => freePart(reason).length >= shortestReason || t('why.tooShort'),
        })}
      />
    </>
  );
};
