import { api, unwrap } from '@livretier/api';
import { ExportButton, QueryView, Segmented } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookletQuery, type Coverage, coverageQuery } from '@/features/booklets/api';
import { useLocale } from '@/shared/locale/useLocale';
import { calendarDay, longDate } from '@/shared/text/dates';
import classes from './Coverage.module.css';
import { CoverageTable } from './CoverageTable';
import { ObligationPanel } from './ObligationPanel';
import { type ShownState, shownStates } from './states';

/** The grid as a file that a spreadsheet opens. */
const fetchGrid = (booklet_id: string): Promise<Blob> =>
  unwrap(api.GET('/api/booklets/{booklet_id}/coverage/export', { params: { path: { booklet_id } }, parseAs: 'blob' }), {
    quiet: true,
  });

type CoverageHeadProps = { bookletId: string; grid: Coverage; shown: ShownState; onShow: (shown: ShownState) => void };

const parts = ['covered', 'missing', 'not_applicable'] as const;

/** For which booklet, checked when, and how many of each. */
const CoverageHead = ({ bookletId, grid, shown, onShow }: CoverageHeadProps) => {
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

type Props = {
  bookletId: string;
  mayWrite: boolean;
  /** The plan of the booklet changed: a page came back, a chapter was added. */
  onChange?: () => void;
};

const nothing = () => undefined;

/** Which obligations a booklet covers, with which pages; what is missing, and what can be done about it. */
export const CoverageGrid = ({ bookletId, mayWrite, onChange = nothing }: Props) => {
  const { t } = useTranslation('coverage');
  const coverage = useQuery(coverageQuery(bookletId));
  const [shown, setShown] = useState<ShownState>('all');
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <section className={classes.coverage} aria-label={t('title')}>
      <QueryView query={coverage}>
        {(grid) => {
          const line = grid.items.find(({ id }) => id === chosen);
          return (
            <div className={classes.columns} data-panel={line !== undefined || undefined}>
              <div className={classes.main}>
                <CoverageHead {...{ bookletId, grid, shown }} onShow={setShown} />
                <CoverageTable
                  grid={grid}
                  lines={grid.items.filter(({ state }) => shown === 'all' || state === shown)}
                  chosen={line?.id}
                  onChoose={setChosen}
                />
              </div>
              {line && (
                <ObligationPanel
                  key={line.id}
                  {...{ bookletId, line, onChange }}
                  mayWrite={mayWrite && grid.may_write}
                  onClose={() => setChosen(null)}
                />
              )}
            </div>
          );
        }}
      </QueryView>
    </section>
  );
};
