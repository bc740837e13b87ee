import { type Column, DataTable, type DataTableProps, StatusTag } from '@livretier/ui';
import { IconLock, IconProgress } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '../Languages.module.css';
import { Progress } from '../Progress';
import type { Language } from '../types';
import { DirectionMark } from './DirectionMark';

const looks = {
  reference: { shape: IconLock, tone: 'neutral' },
  offered: { shape: 'dot', tone: 'success' },
  preparing: { shape: IconProgress, tone: 'info' },
  content_only: { shape: 'ring', tone: 'neutral' },
  retired: { shape: 'box', tone: 'neutral' },
} as const;

export const StandingTag = ({ standing }: Pick<Language, 'standing'>) => {
  const { t } = useTranslation('languages');
  return (
    <span>
      <StatusTag {...looks[standing]}>{t(`standing.${standing}`)}</StatusTag>
    </span>
  );
};

type ColumnKey = 'code' | 'label' | 'direction' | 'percent' | 'used' | 'standing';
type Props = Omit<DataTableProps<Language, ColumnKey>, 'caption' | 'columns' | 'rowKey'>;

const useColumns = (): readonly Column<Language, ColumnKey>[] => {
  const { t } = useTranslation('languages');
  return [
    {
      key: 'code',
      header: t('columns.code'),
      width: 'fit',
      cell: ({ code }) => <bdi className={classes.code}>{code}</bdi>,
    },
    {
      key: 'label',
      header: t('columns.label'),
      primary: true,
      cell: ({ label, own_name, code }) => (
        <span className={classes.name}>
          <strong>{label}</strong>
          <bdi lang={code}>{own_name}</bdi>
        </span>
      ),
    },
    {
      key: 'direction',
      header: t('columns.direction'),
      width: 'fit',
      cell: (language) => <DirectionMark direction={language.direction} />,
    },
    { key: 'percent', header: t('columns.percent'), cell: (language) => <Progress language={language} /> },
    {
      key: 'used',
      header: t('columns.used'),
      width: 'fit',
      align: 'end',
      cell: ({ used_by: { count } }) => t('used', { count }),
    },
    {
      key: 'standing',
      header: t('columns.standing'),
      width: 'fit',
      cell: ({ standing }) => <StandingTag standing={standing} />,
    },
  ];
};

/** The languages, one line each; a line opens one. */
export const LanguagesTable = (props: Props) => {
  const { t } = useTranslation('languages');
  return <DataTable {...props} caption={t('title')} columns={useColumns()} rowKey={({ code }) => code} />;
};
