import { Button, EmptyState, QueryView, Skeleton } from '@livretier/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookletOut, nextVersion, type PublicationLine, publicationsQuery, publishingQuery } from '../api';
import { Comparing } from './Comparing';
import { Details } from './Details';
import { firstPair, type Pair, pairAround, pairOf } from './pair';
import { VersionList } from './VersionList';
import classes from './VersionsView.module.css';

type Props = {
  booklet: BookletOut;
  /** Beside the title of the list: other versions that there are. */
  switcher?: ReactNode;
  /** Nothing for those who may not. */
  onPublish?: (() => void) | undefined;
};

/** What is being prepared, as a line of the list; nothing when it is what is online. */
const useDraft = ({ id, has_changes }: BookletOut) => {
  const { data: publishing, isPending: awaited } = useQuery(publishingQuery(id));
  if (!publishing?.current) return { publishing, awaited, draft: null };
  const { changes } = publishing;
  if (changes.length === 0 && !has_changes) return { publishing, awaited, draft: null };
  return { publishing, awaited, draft: { version: nextVersion(publishing, changes).version, pages: changes.length } };
};

type Choice = { pair: Pair | null; chosen: string };

const useChoice = (versions: readonly PublicationLine[], hasDraft: boolean) => {
  const [choice, setChoice] = useState<Choice | null>(null);
  const known = choice && versions.some(({ id }) => id === choice.chosen) ? choice : null;
  const pair = known ? known.pair : firstPair(versions, hasDraft);
  const online = versions.find((version) => version.online);
  const chosen = known?.chosen ?? (pair?.after === null ? pair.before : pair?.after) ?? online?.id ?? versions[0]?.id;
  return {
    pair: pair?.after === null && !hasDraft ? firstPair(versions, false) : pair,
    chosen,
    online,
    choose: (id: string) => setChoice({ chosen: id, pair: pairAround(versions, id, hasDraft) }),
    compare: (one: string, other: string | null) => setChoice({ chosen: one, pair: pairOf(versions, one, other) }),
  };
};

/** The versions of a booklet: which there are, what changed between two, and what one of them was. */
export const VersionsView = ({ booklet, switcher, onPublish }: Props) => {
  const { t } = useTranslation('publishing');
  const query = useInfiniteQuery(publicationsQuery(booklet.id));
  const versions = query.data ?? [];
  const { publishing, awaited, draft } = useDraft(booklet);
  const { pair, chosen, online, choose, compare } = useChoice(versions, draft !== null);
  const none = query.data?.length === 0;
  return (
    <div className={classes.view}>
      <section className={classes.panel} aria-label={t('list.title')} data-region="panel">
        <div className={classes.panelHead}>
          <h2>{t('list.title')}</h2>
          {switcher}
          {versions.length > 0 && (
            <p className={classes.by}>
              {query.hasNextPage ? t('list.leadMore') : t('list.lead', { count: versions.length })}
            </p>
          )}
        </div>
        <div className={classes.scroll}>
          <QueryView
            query={query}
            skeleton={<Skeleton shape="rows" />}
            isEmpty={(items) => items.length === 0}
            empty={<p className={classes.by}>{t('list.emptyText')}</p>}
          >
            {(items) =>
              /* What is being prepared is the first line of the list. */
              awaited ? (
                <Skeleton shape="rows" />
              ) : (
                <VersionList
                  {...{ draft, pair, chosen }}
                  versions={items}
                  onChoose={choose}
                  onDraft={() => online && compare(online.id, null)}
                  more={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
                />
              )
            }
          </QueryView>
        </div>
      </section>
      <main className={classes.main} id="content" data-region="canvas">
        {none && (
          <EmptyState
            title={t('list.empty')}
            action={
              onPublish && (
                <Button look="primary" onClick={onPublish}>
                  {t('publishBooklet')}
                </Button>
              )
            }
          >
            {t('list.emptyText')}
          </EmptyState>
        )}
        {versions.length > 0 &&
          (pair ? (
            <Comparing {...{ pair, versions }} bookletId={booklet.id} hasDraft={draft !== null} onPair={compare} />
          ) : (
            <p className={classes.lead}>{t('compare.one')}</p>
          ))}
      </main>
      {chosen && (
        <aside className={classes.details} aria-label={t('details.label')} data-region="side">
          <Details
            {...{ booklet, online }}
            id={chosen}
            address={publishing?.address ?? ''}
            mayPutBack={publishing?.abilities.put_back ?? false}
          />
        </aside>
      )}
    </div>
  );
};
