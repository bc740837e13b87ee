import { QueryView, Row, Segmented, SelectField, Skeleton, Stack, StatusTag } from '@livretier/ui';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Comparison, comparisonQuery, type PageComparison, type PublicationLine } from '../api';
import { type Look, PassageView } from './Blocks';
import classes from './Comparing.module.css';
import type { Pair } from './pair';
import { ScopeTag } from './VersionList';

/** What changed on one page. */
const PageCard = ({ page, look }: { page: PageComparison; look: Look }) => {
  const { t } = useTranslation('publishing');
  const { title, chapter, number, former_title, change, scope, blocks } = page;
  return (
    <li className={classes.card}>
      <div className={classes.pageCardHead}>
        <span>
          <h3>{title}</h3>
          <span className={classes.place}>{number === null ? chapter : t('compare.place', { chapter, number })}</span>
        </span>
        <Row as="span" gap={1} wrap>
          {change === 'added' && (
            <StatusTag shape={IconPlus} tone="success">
              {t('compare.pageAdded')}
            </StatusTag>
          )}
          {change === 'removed' && (
            <StatusTag shape={IconMinus} tone="danger">
              {t('compare.pageRemoved')}
            </StatusTag>
          )}
          {scope && <ScopeTag scope={scope} />}
        </Row>
      </div>
      {former_title && <p className={classes.say}>{t('compare.renamed', { title: former_title })}</p>}
      <Stack as="ol" gap={1}>
        {blocks.map((passage) => (
          <PassageView key={passage.block} passage={passage} look={look} />
        ))}
      </Stack>
    </li>
  );
};

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
        <Row gap={2} align="end" wrap className={classes.choices}>
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
        </Row>
      </div>
      <QueryView
        query={comparison}
        skeleton={<Skeleton shape="rows" />}
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
