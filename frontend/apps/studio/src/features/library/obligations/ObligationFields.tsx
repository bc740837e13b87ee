import { FormSection, RadioGroup, SelectField, Switch, TextArea, TextField } from '@livretier/ui';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChecksField } from '@/shared/later/ChecksField';
import { PickField, SectorsField, ValuesField } from '../fields/PickField';
import { useKindChoices } from '../kinds';
import { levels } from '../search/librarySearch';
import {
  conditions,
  domains,
  longestDoubt,
  longestRemark,
  type ObligationForm,
  useObligationLabels,
} from './obligationForm';

type Props = { form: ObligationForm; disabled?: boolean };

const TextSection = ({ form, disabled = false }: Props) => {
  const { t } = useTranslation('library');
  const labels = useObligationLabels();
  const { errors } = form.formState;
  const field = (name: 'label' | 'code' | 'reference' | 'link' | 'doubt' | 'remark') => ({
    label: labels[name],
    error: errors[name]?.message,
    autoComplete: 'off',
    ...form.register(name),
    disabled,
  });
  return (
    <FormSection title={t('obligations.form.text')} text={t('obligations.form.textText')}>
      <TextField {...field('label')} />
      <TextField {...field('code')} hint={t('obligations.fields.codeHint')} />
      <TextField {...field('reference')} hint={t('obligations.fields.referenceHint')} />
      <TextField {...field('link')} optional type="url" inputMode="url" hint={t('obligations.fields.linkHint')} />
      <TextArea {...field('doubt')} optional limit={longestDoubt} hint={t('obligations.fields.doubtHint')} />
      <TextArea {...field('remark')} optional limit={longestRemark} hint={t('obligations.fields.remarkHint')} />
      <SelectField
        label={labels.domain}
        hint={t('obligations.fields.domainHint')}
        choices={domains.map((domain) => ({ value: domain, label: t(`domains.${domain}`) }))}
        error={errors.domain?.message}
        {...form.register('domain')}
        disabled={disabled}
      />
      <Controller
        control={form.control}
        name="values"
        render={({ field: { value, onChange } }) => (
          <ValuesField
            label={labels.values}
            hint={t('obligations.fields.valuesHint')}
            value={value}
            onChange={onChange}
            error={errors.values?.message}
            disabled={disabled}
          />
        )}
      />
    </FormSection>
  );
};

const ScopeSection = ({ form, disabled = false }: Props) => {
  const { t } = useTranslation('library');
  const labels = useObligationLabels();
  const kinds = useKindChoices();
  const { errors } = form.formState;
  return (
    <FormSection title={t('obligations.form.scope')} text={t('obligations.form.scopeText')}>
      <RadioGroup
        look="card"
        label={labels.level}
        choices={levels.map((level) => ({
          value: level,
          label: t(`obligations.level.${level}`),
          description: t(`obligations.levelText.${level}`),
          disabled,
        }))}
        error={errors.level?.message}
        {...form.register('level')}
      />
      <Switch
        wide
        label={labels.verbatim}
        hint={t('obligations.fields.verbatimHint')}
        disabled={disabled}
        {...form.register('verbatim')}
      />
      <Controller
        control={form.control}
        name="conditions"
        render={({ field: { value, onChange } }) => (
          <PickField
            label={labels.conditions}
            hint={t('obligations.fields.conditionsHint')}
            choices={conditions.map((one) => ({ value: one, label: t(`conditions.${one}`) }))}
            value={value}
            onChange={onChange}
            error={errors.conditions?.message}
            disabled={disabled}
          />
        )}
      />
      <Controller
        control={form.control}
        name="kinds"
        render={({ field: { value, onChange } }) => (
          <ChecksField
            label={labels.kinds}
            hint={t('fields.kindsHint')}
            choices={kinds}
            value={value}
            onChange={onChange}
            disabled={disabled}
          />
        )}
      />
      <Controller
        control={form.control}
        name="sectors"
        render={({ field: { value, onChange } }) => (
          <SectorsField
            label={labels.sectors}
            value={value}
            onChange={onChange}
            error={errors.sectors?.message}
            disabled={disabled}
          />
        )}
      />
    </FormSection>
  );
};

/** What the obligation says and where it is written, then for which booklets it holds. */
export const ObligationFields = (props: Props) => (
  <>
    <TextSection {...props} />
    <ScopeSection {...props} />
  </>
);
