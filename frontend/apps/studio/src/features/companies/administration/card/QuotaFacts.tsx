import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../shared/locale/useLocale';
import { fileSize, wholeNumber } from '../../../../shared/text/numbers';
import type { CompanyCard } from '../types';
import classes from './QuotaFacts.module.css';
import { useFieldLabels } from './useFieldLabels';

const counts = ['published_booklets', 'people', 'mails_per_month'] as const;

/** The limits of one's own company. */
export const QuotaFacts = ({ card }: { card: CompanyCard }) => {
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
        {counts.map((name) => (
          <div key={name} className={classes.fact}>
            <dt>{labels[name]}</dt>
            <dd>{wholeNumber(card[name], locale)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};
