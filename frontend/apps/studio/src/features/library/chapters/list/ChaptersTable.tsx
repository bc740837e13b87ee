import { type Column, DataTable, type DataTableProps, Icon, Row, RowLink, TwoLines } from '@livretier/ui';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Sign } from '@/features/library/icons/Sign';
import { useSectorNames } from '@/features/library/sectors/useSectorNames';
import type { ChapterRow } from '@/features/library/types';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { wholeNumber } from '@/shared/text/numbers';
import { ChapterStatusTag } from '../ChapterStatusTag';
import { policyIcons } from '../updatePolicies';
import classes from './ChaptersTable.module.css';

type ColumnKey = 'title' | 'scope' | 'version' | 'sectors' | 'obligations' | 'policy' | 'booklets' | 'status';
type Props = Omit<DataTableProps<ChapterRow, ColumnKey>, 'caption' | 'columns' | 'rowKey' | 'rowAction'> & {
  ofPlatform: boolean;
};

const ChapterLink = createLink(RowLink);

const Name = ({ chapter: { icon, title, summary, status } }: { chapter: ChapterRow }) => (
  <Row as="span" gap={3} align="center" shrink>
    <Sign icon={icon} muted={status === 'draft' || status === 'retired'} />
    {summary ? <TwoLines title={title} caption={summary} size="small" /> : <strong>{title}</strong>}
  </Row>
);

const Policy = ({ chapter: { update_policy } }: { chapter: ChapterRow }) => {
  const { t } = useTranslation('library');
  return (
    <Row as="span" gap={3} align="center" shrink className={classes.policy}>
      <Icon of={policyIcons[update_policy]} size={16} />
      {t(`chapters.policy.${update_policy}.label`)}
    </Row>
  );
};

const useColumns = (ofPlatform: boolean): readonly Column<ChapterRow, ColumnKey>[] => {
  const { t } = useTranslation('library');
  const locale = useLocale();
  const sectorNames = useSectorNames();
  const number = (value: number) => (value > 0 ? wholeNumber(value, locale) : '–');
  const scope: Column<ChapterRow, ColumnKey> = {
    key: 'scope',
    header: t('chapters.columns.scope'),
    width: 'fit',
    cell: (chapter) => t(`chapters.scope.${chapter.scope}`),
  };
  return [
    {
      key: 'title',
      header: t('chapters.columns.title'),
      primary: true,
      cell: (chapter) => <Name chapter={chapter} />,
    },
    ...(ofPlatform ? [] : [scope]),
    {
      key: 'version',
      header: t('chapters.columns.version'),
      width: 'fit',
      cell: ({ version, pages_count }) => (
        <TwoLines
          title={version > 0 ? t('chapters.version', { version }) : t('chapters.noVersion')}
          caption={t('chapters.pages', { count: pages_count })}
          size="small"
        />
      ),
    },
    { key: 'sectors', header: t('chapters.columns.sectors'), cell: ({ sectors }) => sectorNames(sectors) },
    {
      key: 'obligations',
      header: t('chapters.columns.obligations'),
      align: 'end',
      width: 'fit',
      cell: ({ obligations_count }) => number(obligations_count),
    },
    {
      key: 'policy',
      header: t('chapters.columns.policy'),
      width: 'fit',
      cell: (chapter) => <Policy chapter={chapter} />,
    },
    {
      key: 'booklets',
      header: t('chapters.columns.booklets'),
      align: 'end',
      width: 'fit',
      cell: ({ usages: { booklets, adapted } }) =>
        adapted > 0 ? (
          <TwoLines title={number(booklets)} caption={t('chapters.adapted', { count: adapted })} size="small" />
        ) : (
          number(booklets)
        ),
    },
    {
      key: 'status',
      header: t('chapters.columns.status'),
      width: 'fit',
      cell: ({ status }) => <ChapterStatusTag status={status} />,
    },
  ];
};

/** The chapters, one line each; a line opens the chapter. */
export const ChaptersTable = ({ ofPlatform, ...props }: Props) => {
  const { t } = useTranslation('library');
  return (
    <DataTable
      {...props}
      caption={t('chapters.title')}
      columns={useColumns(ofPlatform)}
      rowKey={({ id }) => id}
      rowAction={{
        link: ({ id }, content) => (
          <ChapterLink to={paths.chapter} params={{ id }}>
            {content}
          </ChapterLink>
        ),
      }}
    />
  );
};
