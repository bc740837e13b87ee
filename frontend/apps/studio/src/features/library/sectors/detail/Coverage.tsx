import { ProgressBar } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../shared/locale/useLocale';
import type { SectorDetails } from '../../types';
import classes from './Sector.module.css';

/** How many of its obligations the chapters that the sector recommends meet, and which remain. */
export const Coverage = ({ sector: { coverage } }: { sector: SectorDetails }) => {
  const { t } = useTranslation('library');
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  const { covered, total, missing } = coverage;
  return (
    <section aria-labelledby="sector-coverage">
      <h2 id="sector-coverage">{t('sectors.coverage.title')}</h2>
      {total === 0 ? (
        <p className={classes.missing}>{t('sectors.coverage.nothing')}</p>
      ) : (
        <>
          <div className={classes.bar}>
            <ProgressBar label={t('sectors.coverage.title')} value={covered} max={total} tone="success" />
            <p>{t('sectors.coverage.text', { count: covered, total })}</p>
          </div>
          <p className={classes.missing}>
            {missing.length === 0
              ? t('sectors.coverage.complete')
              : t('sectors.coverage.missing', {
                  count: missing.length,
                  labels: list.format(missing.map((label) => t('quoted', { text: label }))),
                })}
          </p>
        </>
      )}
    </section>
  );
};
