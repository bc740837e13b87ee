import { type Column, DataTable, Stack, StatusTag, TwoLines } from '@livretier/ui';
import { IconAlertTriangle, IconCircleCheck, IconHelpCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Service.module.css';

const looks = {
  well: { shape: IconCircleCheck, tone: 'success' },
  away: { shape: IconAlertTriangle, tone: 'danger' },
  unknown: { shape: IconHelpCircle, tone: 'danger' },
} as const;

export type Part = {
  name: string;
  does: string;
  look: keyof typeof looks;
  state: string;
  /** Since when it is well, or what waits for it. */
  detail?: ReactNode;
};

const State = ({ look, state, detail }: Part) => (
  <Stack gap={1} align="start">
    <StatusTag {...looks[look]}>{state}</StatusTag>
    {detail && <small className={classes.detail}>{detail}</small>}
  </Stack>
);

const useColumns = (): readonly Column<Part>[] => {
  const { t } = useTranslation('service');
  return [
    {
      key: 'part',
      header: t('columns.part'),
      primary: true,
      width: 'wide',
      cell: ({ name, does }) => <TwoLines title={name} caption={does} size="small" />,
    },
    { key: 'state', header: t('columns.state'), cell: (part) => <State {...part} /> },
  ];
};

type Props = { caption: string; parts: readonly Part[]; loading?: boolean };

/** What the service is made of, one line each: what it does, and how it is. */
export const PartsTable = ({ caption, parts, loading = false }: Props) => (
  <DataTable caption={caption} columns={useColumns()} rows={parts} rowKey={({ name }) => name} loading={loading} />
);
