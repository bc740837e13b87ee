import { FieldGroup, FieldRow, NumberField, Switch, TextArea, TextField } from '@livretier/ui';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CompanyCard } from '../api';
import { type CardForm, useFieldLabels } from './useCardEditor';

type Months = 'people_months' | 'journal_months';

/** Whether patients and residents may have names here: the platform says so, the company reads it. */
const Hosting = ({ card, form }: { card: CompanyCard; form: CardForm }) => {
  const { t } = useTranslation('companyCards');
  const labels = useFieldLabels();
  if (!card.abilities.set_quotas) return <p>{t(card.hosting_certified ? 'hosting.certified' : 'hosting.not')}</p>;
  return (
    <Switch wide label={labels.hosting_certified} hint={t('hints.hosting')} {...form.register('hosting_certified')} />
  );
};

export const DataTab = ({ card, form }: { card: CompanyCard; form: CardForm }) => {
  const { t } = useTranslation('companyCards');
  const labels = useFieldLabels();
  const { errors } = form.formState;
  const months = (name: Months) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <NumberField
          {...field}
          label={labels[name]}
          hint={t(`hints.${name}`)}
          unit={t('months')}
          error={errors[name]?.message}
        />
      )}
    />
  );
  return (
    <FieldGroup>
      <FieldRow>
        {months('people_months')}
        {months('journal_months')}
      </FieldRow>
      <TextField
        label={labels.dpo_contact}
        hint={t('hints.dpo')}
        error={errors.dpo_contact?.message}
        {...form.register('dpo_contact')}
      />
      <TextArea
        label={labels.privacy_notice}
        hint={t('hints.privacy')}
        error={errors.privacy_notice?.message}
        {...form.register('privacy_notice')}
      />
      <Hosting card={card} form={form} />
    </FieldGroup>
  );
};
