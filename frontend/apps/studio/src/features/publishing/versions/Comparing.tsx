import { QueryView, Segmented, SelectField } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { comparisonQuery } from '../queries';
import type { Comparison, PublicationLine } from '../types';
import type { Look } from './Blocks';
import classes from './Comparing.module.css';
import { PageCard } from './PageCard';
import type { Pair } from './pair';

type Props = {
  bookletId: string;
  pair: Pair;
  versions: readonly PublicationLine[];
  hasDraft: boolean;
  onPair: (one: string, other: string | null) => void;
};

const draft = 'draft';
const looks = ['words', 'sides'] as const satisfies readonly Look[];

const Figures = ({ comparison }: { comparison: Comparison }) => {
  const { t } = useTranslation('publishing');
  const { pages, blocks_changed, pages_added, pages_removed } = comparison;
  const moves = [
    ...(pages_added > 0 ? [t('compare.added', { count: pages_added })] : []),
    ...(pages_removed > 0 ? [t('compare.removed', { count: pages_removed })] : []),
  ];
  return (
    <p className={classes.lead} role="status">
      {t('compare.figures', {
        pages: t('compare.pages', { count: pages.length }),
        blocks: t('compare.blockCount', { count: blocks_changed }),
      })}{' '}
      {moves.length > 0 ? moves.join(' ') : t('compare.steady')}
    </p>
  );
};

/** What changed from one version to another. */
export const Comparing = ({ bookletId, pair, versions, hasDraft, onPair }: Props) => {
  const { t } = useTranslation('publishing');
  const [look, setLook] = useState<Look>('words');
  const comparison = useQuery(comparisonQuery(bookletId, pair.before, pair.after));
  const numberOf = (id: string | null) => versions.find((version) => version.id === id)?.version ?? '';
  const choices = versions.map(({ id, version }) => ({ value: id, label: version }));
  const before = numberOf(pair.before);
  return (
    <>
      <div className={classes.head}>
        <h2 tabIndex={-1}>
          {pair.after === null
            ? t('compare.since', { version: before })
            : t('compare.between', { before, after: numberOf(pair.after) })}
        </h2>
        <div className={classes.choices}>
          <SelectField
            label={t('compare.before')}
            choices={choices.filter(({ value }) => value !== pair.after)}
            value={pair.before}
            onChange={({ currentTarget }) => onPair(currentTarget.value, pair.after)}
          />
          <SelectField
            label={t('compare.after')}
            choices={[
              ...(hasDraft ? [{ value: draft, label: t('list.preparing') }] : []),
              ...choices.filter(({ value }) => value !== pair.before),
            ]}
            value={pair.after ?? draft}
            onChange={({ currentTarget: { value } }) => onPair(pair.before, value === draft ? null : value)}
          />
          <Segmented
            label={t('compare.view')}
            value={look}
            options={looks.map((value) => ({ value, label: t(`compare.${value}`) }))}
            onChange={setLook}
          />
        </div>
      </div>
      <QueryView
        query={comparison}
        isEmpty={({ pages }) => pages.length === 0}
        empty={
          <p className={classes.lead} role="status">
            {pair.after === null ? t('compare.sameDraft', { version: before }) : t('compare.same')}
          </p>
        }
      >
        {(found) => (
          <>
            <Figures comparison={found} />
            <ol className={classes.cards}>
              {found.pages.map((page) => (
                <PageCard key={page.page} page={page} look={look} />
              ))}
            </ol>
          </>
        )}
      </QueryView>
    </>
  );
};
