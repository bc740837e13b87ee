import { ComboField, FieldGroup, FieldRow, SelectField, Switch, TextField } from '@livretier/ui';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { companyKinds } from '../../../../shared/companiesSearch';
import { StatusSection } from '../status/StatusSection';
import type { CompanyCard } from '../types';
import { LocalesField } from './LocalesField';
import type { CardForm } from './useCardEditor';
import { useFieldLabels } from './useFieldLabels';

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
      <StatusSection card={card} />
    </FieldGroup>
  );
};
