import { api, unwrap } from '@livretier/api';
import { ExportButton, QueryView, SearchField, Segmented, Skeleton } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookletQuery, type Coverage, coverageQuery } from '@/features/booklets/api';
import { fold } from '@/shared/text/fold';
import classes from './Coverage.module.css';
import { CoverageList } from './CoverageList';
import { CoverageTable } from './CoverageTable';
import { ObligationPanel } from './ObligationPanel';
import { Situation } from './Situation';
import { type CoverageLine, type ShownState, shownStates, states } from './states';

/** The grid as a file that a spreadsheet opens. */
const fetchGrid = (booklet_id: string): Promise<Blob> =>
  unwrap(api.GET('/api/booklets/{booklet_id}/coverage/export', { params: { path: { booklet_id } }, parseAs: 'blob' }), {
    quiet: true,
  });

const views = ['list', 'matrix'] as const;

type View = (typeof views)[number];

type Shown = { view: View; state: ShownState; search: string };

type CoverageHeadProps = { bookletId: string; grid: Coverage; shown: Shown; onShow: (shown: Shown) => void };

/** Whether every word that is searched stands in its label, its reference or its code. */
const matches = ({ label, reference, code }: CoverageLine, search: string) => {
  const said = fold(`${label} ${reference} ${code}`);
  return fold(search)
    .split(/\s+/)
    .every((word) => said.includes(word));
};

/** For which booklet, checked when, and how many of each. */
const CoverageHead = ({ bookletId, grid, shown, onShow }: CoverageHeadProps) => {
  const { t } = useTranslation(['coverage', 'library']);
  const booklet = useQuery(bookletQuery(bookletId)).data;
  const { counts } = grid;
  return (
    <>
      <div className={classes.head}>
        <div>
          <h2 className={classes.heading}>{t('coverage:title')}</h2>
          <p className={classes.lead}>
            {booklet?.sector &&
              t('coverage:lead', { kind: t(`library:kinds.${booklet.kind}`), sector: booklet.sector.name })}
          </p>
        </div>
        <Segmented
          label={t('coverage:view')}
          value={shown.view}
          onChange={(view) => onShow({ ...shown, view })}
          options={views.map((value) => ({ value, label: t(`coverage:views.${value}`) }))}
        />
        <ExportButton name={`${booklet?.slug ?? 'livret'}-grille.csv`} fetchFile={() => fetchGrid(bookletId)}>
          {t('coverage:export')}
        </ExportButton>
      </div>
      {grid.items.length > 0 && <Situation grid={grid} />}
      <div className={classes.sum}>
        <span className={classes.bar} aria-hidden="true">
          {states
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
          value={shown.state}
          onChange={(state) => onShow({ ...shown, state })}
          options={shownStates.map((value) => ({ value, label: t(`coverage:shown.${value}`), count: counts[value] }))}
        />
        <SearchField
          label={t('coverage:search')}
          value={shown.search}
          onChange={(search) => onShow({ ...shown, search })}
        />
        {shown.view === 'matrix' && <span className={classes.legend}>{t('coverage:legend')}</span>}
      </div>
    </>
  );
};

/** The place of the coming lines, under the title that stays. */
const GridSkeleton = () => {
  const { t } = useTranslation('coverage');
  return (
    <div className={classes.main}>
      <h2 className={classes.heading}>{t('title')}</h2>
      <Skeleton shape="rows" lines={8} />
    </div>
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
  const [shown, setShown] = useState<Shown>({ view: 'list', state: 'all', search: '' });
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <section className={classes.coverage} aria-label={t('title')}>
      <QueryView query={coverage} skeleton={<GridSkeleton />}>
        {(grid) => {
          const lines = grid.items.filter(
            (one) => (shown.state === 'all' || one.state === shown.state) && matches(one, shown.search),
          );
          const line = grid.items.find(({ id }) => id === chosen);
          return (
            <div className={classes.columns} data-panel={line !== undefined || undefined}>
              <div className={classes.main}>
                <CoverageHead {...{ bookletId, grid, shown }} onShow={setShown} />
                {shown.view === 'matrix' ? (
                  <CoverageTable {...{ grid, lines }} chosen={line?.id} onChoose={setChosen} />
                ) : (
                  <CoverageList
                    {...{ bookletId, grid, lines }}
                    isWhole={shown.state === 'all' && !shown.search.trim()}
                    chosen={line?.id}
                    onChoose={setChosen}
                  />
                )}
              </div>
              {line && (
                <ObligationPanel
                  key={line.id}
                  {...{ bookletId, grid, line, onChange }}
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
