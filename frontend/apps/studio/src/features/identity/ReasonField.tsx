import { FilterToggle, TextArea, VisuallyHidden } from '@livretier/ui';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import classes from './Identity.module.css';

const shortestReason = 10;
const longestReason = 500;

const starts = ['help', 'check', 'report'] as const;

/** Beginnings of a reason: which one a text has, the text with another, and what somebody wrote by hand after it. */
const useReasonStarts = () => {
  const { t } = useTranslation('identity');
  const beginnings = starts.map((name) => {
    const label = t(`why.${name}`);
    return { name, label, text: t('why.begun', { start: label }) };
  });
  const currentOf = (reason: string) => beginnings.find(({ text }) => reason.startsWith(text));
  const freePart = (reason: string) => reason.slice(currentOf(reason)?.text.length ?? 0).trim();
  const toggled = (reason: string, name: (typeof starts)[number]) => {
    const current = currentOf(reason);
    const wanted = current?.name === name ? undefined : beginnings.find((start) => start.name === name);
    return (wanted?.text ?? '') + reason.slice(current?.text.length ?? 0);
  };
  return { beginnings, currentOf, freePart, toggled };
};

type IdentityForm = ReturnType<typeof useIdentityForm>;

/** The reason is written here; the person is in the address. */
export const useIdentityForm = () => useForm({ defaultValues: { reason: '' } });

type Props = { form: IdentityForm; name: string | undefined };

/** Why one acts as somebody: three ways to begin, and one's own words. */
export const ReasonField = ({ form, name }: Props) => {
  const { t } = useTranslation('identity');
  const { beginnings, currentOf, freePart, toggled } = useReasonStarts();
  const compute = (reason: string) => currentOf(reason)?.name;
  const current = useWatch({ control: form.control, name: 'reason', compute });
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
