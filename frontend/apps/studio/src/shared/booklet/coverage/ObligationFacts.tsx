import { useTranslation } from 'react-i18next';
import { useLocale } from '../../locale/useLocale';
import { calendarDay, longDate } from '../../text/dates';
import classes from './Coverage.module.css';
import type { CoverageLine } from './states';

/** How much it obliges, where it is written, and who looked it up last. */
export const ObligationFacts = ({ line }: { line: CoverageLine }) => {
  const { t } = useTranslation('coverage');
  const day = longDate(calendarDay(line.checked_on), useLocale());
  const name = line.checked_by_name;
  return (
    <>
      {line.doubt && <p className={classes.doubt}>{line.doubt}</p>}
      <dl className={classes.facts}>
        <dt>{t('level')}</dt>
        <dd>{t(`levels.${line.level}`)}</dd>
        <dt>{t('reference')}</dt>
        <dd>
          {line.reference}{' '}
          {line.link && (
            <a href={line.link} target="_blank" rel="noreferrer">
              {t('read')}
            </a>
          )}
        </dd>
        <dt>{t('checked')}</dt>
        <dd>{name ? t('checkedBy', { day, name }) : t('checkedDay', { day })}</dd>
      </dl>
    </>
  );
};
