import { FieldGroup, NumberField } from '@livretier/ui';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { fileSize, wholeNumber } from '@/shared/text/numbers';
import type { CompanyCard } from '../api';
import classes from './QuotasTab.module.css';
import { type CardForm, useFieldLabels } from './useCardEditor';

const quotaFactsCounts = ['published_booklets', 'people', 'mails_per_month'] as const;

/** The limits of one's own company. */
const QuotaFacts = ({ card }: { card: CompanyCard }) => {
  const { t } = useTranslation('companyCards');
  const labels = useFieldLabels();
  const locale = useLocale();
  return (
    <>
      <p>{t('hints.quotasOfOthers')}</p>
      <dl className={classes.facts}>
        <div className={classes.fact}>
          <dt>{labels.storage_bytes}</dt>
          <dd>{fileSize(card.storage_bytes, locale)}</dd>
        </div>
        {quotaFactsCounts.map((name) => (
          <div key={name} className={classes.fact}>
            <dt>{labels[name]}</dt>
            <dd>{wholeNumber(card[name], locale)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

const gigabyte = 1_000_000_000;
const counts = ['published_booklets', 'people', 'mails_per_month'] as const;

/** How much a company may hold: set by the platform, read by its administrators. */
export const QuotasTab = ({ card, form }: { card: CompanyCard; form: CardForm }) => {
  const { t } = useTranslation('companyCards');
  const labels = useFieldLabels();
  const { errors } = form.formState;
  if (!card.abilities.set_quotas) return <QuotaFacts card={card} />;
  return (
    <FieldGroup>
      <p>{t('hints.quotas')}</p>
      <Controller
        control={form.control}
        name="storage_bytes"
        render={({ field }) => (
          <NumberField
            {...field}
            label={labels.storage_bytes}
            unit={t('gigabytes')}
            decimals
            error={errors.storage_bytes?.message}
            value={field.value === null ? null : field.value / gigabyte}
            onChange={(value) => field.onChange(value === null ? null : Math.round(value * gigabyte))}
          />
        )}
      />
      {counts.map((name) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field }) => <NumberField {...field} label={labels[name]} error={errors[name]?.message} />}
        />
      ))}
    </FieldGroup>
  );
};
