import { Checkbox, ComboField, FieldGroup, FieldRow, NumberField, SelectField, Switch, TextField } from '@livretier/ui';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { companyKinds } from '@/features/companies/companiesSearch';
import { useLocale } from '@/shared/locale/useLocale';
import { capitalized } from '@/shared/text/dates';
import type { CompanyCard } from '../api';
import { StatusSection } from '../status/StatusSection';
import classes from './ContactTab.module.css';
import { type CardForm, useFieldLabels } from './useCardEditor';

const source = 'fr-FR';
const offered = [
  source,
  'en-GB',
  'es-ES',
  'pt-PT',
  'de-DE',
  'it-IT',
  'nl-NL',
  'pl-PL',
  'ro-RO',
  'tr-TR',
  'uk-UA',
  'ar',
];

type Props = { value: readonly string[]; onChange: (value: string[]) => void };

/** The languages of a company's booklets; French is always one of them. */
const LocalesField = ({ value, onChange }: Props) => {
  const { t } = useTranslation('companyCards');
  const labels = useFieldLabels();
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' });
  const toggle = (code: string) =>
    onChange((value.includes(code) ? value.filter((known) => known !== code) : [...value, code]).sort());
  return (
    <fieldset className={classes.locales}>
      <legend>{labels.locales}</legend>
      <div className={classes.choices}>
        {offered.map((code) => (
          <Checkbox
            key={code}
            label={capitalized(names.of(code.split('-')[0] ?? code) ?? code)}
            checked={code === source || value.includes(code)}
            disabled={code === source}
            onChange={() => toggle(code)}
          />
        ))}
      </div>
      <p className={classes.hint}>{t('hints.locales')}</p>
    </fieldset>
  );
};

const zones = Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }));

export const ContactTab = ({ card, form }: { card: CompanyCard; form: CardForm }) => {
  const { t } = useTranslation(['companyCards', 'companies']);
  const labels = useFieldLabels();
  const { errors } = form.formState;
  const kinds = companyKinds.map((kind) => ({ value: kind, label: t(`companies:kinds.${kind}`) }));
  const text = (name: 'name' | 'siret' | 'address' | 'postal_code' | 'city') => ({
    label: labels[name],
    error: errors[name]?.message,
    ...form.register(name),
  });
  const lasting = (name: 'session_idle_minutes' | 'session_hours', unit: string) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <NumberField
          {...field}
          label={labels[name]}
          hint={t(`hints.${name}`)}
          unit={unit}
          error={errors[name]?.message}
        />
      )}
    />
  );
  return (
    <FieldGroup>
      <TextField {...text('name')} />
      <FieldRow>
        <TextField
          {...text('siret')}
          inputMode="numeric"
          readOnly={!card.abilities.set_quotas}
          hint={card.abilities.set_quotas ? undefined : t('hints.siret')}
        />
        <SelectField label={labels.kind} choices={kinds} error={errors.kind?.message} {...form.register('kind')} />
      </FieldRow>
      <TextField {...text('address')} />
      <FieldRow>
        <TextField {...text('postal_code')} />
        <TextField {...text('city')} />
      </FieldRow>
      <Controller
        control={form.control}
        name="timezone"
        render={({ field }) => (
          <ComboField
            {...field}
            label={labels.timezone}
            choices={zones}
            error={errors.timezone?.message}
            onChange={(zone) => field.onChange(zone ?? '')}
          />
        )}
      />
      <Controller
        control={form.control}
        name="locales"
        render={({ field }) => <LocalesField value={field.value} onChange={field.onChange} />}
      />
      <Switch
        wide
        label={labels.second_factor_required}
        hint={t('hints.secondFactor')}
        {...form.register('second_factor_required')}
      />
      <FieldRow>
        {lasting('session_idle_minutes', t('minutes'))}
        {lasting('session_hours', t('hours'))}
      </FieldRow>
      <StatusSection card={card} />
    </FieldGroup>
  );
};
