import { QueryView } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusKept } from '../frame/useFocusKept';
import { type Session, useEditing } from '../session/context';
import { useSaving } from '../session/useSaving';
import { revisionsQuery } from '../source/queries';
import classes from './History.module.css';
import { RevisionLine } from './RevisionLine';

type Props = {
  session: Session;
  chosen: number | null;
  onChoose: (revision: number | null) => void;
  /** Other versions that there are. */
  children?: ReactNode;
};

/** What the page was before: every save of the last days, fewer of those before. */
export const HistoryPanel = ({ session, chosen, onChoose, children }: Props) => {
  const { t } = useTranslation('editor');
  const { source } = useEditing();
  const heading = useFocusKept<HTMLHeadingElement>();
  const revisions = useQuery(revisionsQuery(source, session.pageId));
  const current = useSaving(session, ({ base }) => base.revision);
  const refresh = useEffectEvent(() => void revisions.refetch());
  // biome-ignore lint/correctness/useExhaustiveDependencies: every save adds a line
  useEffect(() => refresh(), [current]);
  return (
    <section className={classes.panel} aria-label={t('history.title')}>
      <div className={classes.head}>
        <h2 ref={heading} tabIndex={-1}>
          {t('history.title')}
        </h2>
        {children}
        <p className={classes.by}>{t('history.lead')}</p>
      </div>
      <div className={classes.scroll}>
        <QueryView
          query={revisions}
          isEmpty={(list) => list.length === 0}
          empty={<p className={classes.empty}>{t('history.empty')}</p>}
        >
          {(list) => (
            <ol>
              {list.map((revision) => (
                <RevisionLine
                  key={revision.number}
                  revision={revision}
                  newest={revision.number === current}
                  chosen={revision.number === chosen}
                  onChoose={() => onChoose(revision.number === chosen ? null : revision.number)}
                />
              ))}
            </ol>
          )}
        </QueryView>
      </div>
    </section>
  );
};
