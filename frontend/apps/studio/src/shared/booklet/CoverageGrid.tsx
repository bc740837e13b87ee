import { QueryView } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './coverage/Coverage.module.css';
import { CoverageHead } from './coverage/CoverageHead';
import { CoverageTable } from './coverage/CoverageTable';
import { ObligationPanel } from './coverage/ObligationPanel';
import type { ShownState } from './coverage/states';
import { coverageQuery } from './queries';

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
