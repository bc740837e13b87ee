import { languageName } from '@livretier/booklet';
import { Avatar, type Column, DataTable, type DataTableProps, type Drawing, Icon } from '@livretier/ui';
import {
  IconDeviceTablet,
  IconFileImport,
  IconFileText,
  IconId,
  IconLink,
  IconPassword,
  IconUserOff,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import type { Channel, ReceiptLine } from './api';
import { ProofTag } from './ProofTag';
import classes from './RegisterTable.module.css';
import { useReceiptTime } from './useReceiptTime';

const channelIcons: Record<Channel, Drawing> = {
  link: IconLink,
  code: IconPassword,
  account: IconId,
  tablet: IconDeviceTablet,
  paper: IconFileText,
  import: IconFileImport,
};

/** Whose receipt it is, and its number; the number stays when the name is forgotten. */
const Who = ({ receipt: { name, number } }: { receipt: ReceiptLine }) => {
  const { t } = useTranslation('register');
  return (
    <span className={classes.who}>
      {name ? (
        <Avatar name={name} />
      ) : (
        <span className={classes.nobody}>
          <Icon of={IconUserOff} />
        </span>
      )}
      <span className={classes.lines}>
        <strong>{name || t('forgotten')}</strong>
        <small className={classes.number}>{number}</small>
      </span>
    </span>
  );
};

/** The language as a tag of two letters, its name for the ears. */
const Language = ({ locale }: Pick<ReceiptLine, 'locale'>) => (
  <span className={classes.language} role="img" aria-label={languageName(locale, useLocale())}>
    {locale.slice(0, 2).toLocaleUpperCase()}
  </span>
);

const Way = ({ receipt: { channel, strength } }: { receipt: ReceiptLine }) => {
  const { t } = useTranslation('register');
  return (
    <span className={classes.way}>
      <Icon of={channelIcons[channel]} />
      <span className={classes.lines}>
        <span>{t(`channels.${channel}`)}</span>
        <small>{t(`strengthsBeside.${strength}`)}</small>
      </span>
    </span>
  );
};

type ColumnKey = 'name' | 'version' | 'received' | 'channel' | 'state';

const useColumns = (): readonly Column<ReceiptLine, ColumnKey>[] => {
  const { t } = useTranslation('register');
  const { day, time } = useReceiptTime();
  return [
    {
      key: 'name',
      header: t('columns.person'),
      primary: true,
      sortable: true,
      cell: (receipt) => <Who receipt={receipt} />,
    },
    {
      key: 'version',
      header: t('columns.version'),
      width: 'fit',
      cell: ({ version, locale }) => (
        <span className={classes.version}>
          {version} <Language locale={locale} />
        </span>
      ),
    },
    {
      key: 'received',
      header: t('columns.received'),
      sortable: true,
      width: 'fit',
      cell: ({ received_at }) => (
        <time dateTime={received_at} className={classes.lines}>
          <span>{day(received_at)}</span>
          <small>{time(received_at)}</small>
        </time>
      ),
    },
    { key: 'channel', header: t('columns.channel'), cell: (receipt) => <Way receipt={receipt} /> },
    { key: 'state', header: t('columns.proof'), width: 'fit', cell: ({ state }) => <ProofTag state={state} /> },
  ];
};

type Props = Omit<DataTableProps<ReceiptLine, ColumnKey>, 'caption' | 'columns' | 'rowKey'>;

/** The receipts of a booklet, one line each. */
export const RegisterTable = (props: Props) => {
  const { t } = useTranslation('register');
  return <DataTable {...props} caption={t('title')} columns={useColumns()} rowKey={({ id }) => id} />;
};
