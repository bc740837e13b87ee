import { DateField, FieldRow, SelectField, TextField } from '@livretier/ui';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PersonForm } from './personForm';
import { useField } from './useField';

type Props = { form: PersonForm; disabled?: boolean };

const ofRepresentative = ['representative', 'relation', 'representative_email', 'until'] as const;
const signers = ['self', 'representative', 'both'] as const;

/** Who signs: the person, who acts for them, or both; of a minor or a protected adult. */
export const RepresentativeFields = (props: Props) => {
  const { t } = useTranslation('people');
  const { form, disabled = false } = props;
  const field = useField(props);
  const [signs, ...told] = form.watch(['signs', ...ofRepresentative]);
  const wasNamed = form.formState.defaultValues?.representative !== '';
  const shown = signs !== 'self' || wasNamed || told.some((value) => value !== '');
  return (
    <>
      <SelectField
        label={t('fields.signs')}
        hint={t(`signs.hint.${signs}`)}
        choices={signers.map((value) => ({ value, label: t(`signs.${value}`) }))}
        {...field('signs')}
      />
      {shown && (
        <>
          <FieldRow>
            <TextField label={t('fields.representative')} {...field('representative')} />
            <TextField label={t('fields.relation')} optional {...field('relation')} />
          </FieldRow>
          <TextField
            label={t('fields.representative_email')}
            type="email"
            optional
            {...field('representative_email')}
          />
          <Controller
            control={form.control}
            name="until"
            render={({ field: { disabled: _, ...day } }) => (
              <DateField
                {...day}
                label={t('fields.until')}
                hint={t('fields.untilHint')}
                optional
                disabled={disabled}
                error={form.formState.errors.until?.message}
              />
            )}
          />
        </>
      )}
    </>
  );
};
