import { ExportButton, Segmented } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../locale/useLocale';
import { calendarDay, longDate } from '../../text/dates';
import { bookletQuery, type Coverage } from '../queries';
import classes from './Coverage.module.css';
import { fetchGrid } from './fetchGrid';
import { type ShownState, shownStates } from './states';

type Props = { bookletId: string; grid: Coverage; shown: ShownState; onShow: (shown: ShownState) => void };

const parts = ['covered', 'missing', 'not_applicable'] as const;

/** For which booklet, checked when, and how many of each. */
export const CoverageHead = ({ bookletId, grid, shown, onShow }: Props) => {
  const { t } = useTranslation(['coverage', 'library']);
  const locale = useLocale();
  const booklet = useQuery(bookletQuery(bookletId)).data;
  const { counts, checked_on } = grid;
  return (
    <>
      <div className={classes.head}>
        <div>
          <h2 className={classes.heading}>{t('coverage:title')}</h2>
          <p className={classes.lead}>
            {booklet?.sector &&
              t('coverage:lead', { kind: t(`library:kinds.${booklet.kind}`), sector: booklet.sector.name })}{' '}
            {checked_on && t('coverage:checkedOn', { day: longDate(calendarDay(checked_on), locale) })}
          </p>
        </div>
        <ExportButton name={`${booklet?.slug ?? 'livret'}-grille.csv`} fetchFile={() => fetchGrid(bookletId)}>
          {t('coverage:export')}
        </ExportButton>
      </div>
      <div className={classes.sum}>
        <span className={classes.bar} aria-hidden="true">
          {parts
            .filter((part) => counts[part] > 0)
            .map((part) => (
              <span
                key={part}
                data-state={part}
                ref={(element) => element?.style.setProperty('--share', String(counts[part]))}
              />
            ))}
        </span>
        <Segmented
          label={t('coverage:show')}
          value={shown}
          onChange={onShow}
          options={shownStates.map((value) => ({ value, label: t(`coverage:shown.${value}`), count: counts[value] }))}
        />
        <span className={classes.legend}>{t('coverage:legend')}</span>
      </div>
    </>
  );
};
