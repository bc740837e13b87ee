import { languageName } from '@livretier/booklet';
import { Avatar, type Column, DataTable, type DataTableProps, StatusTag, TwoLines } from '@livretier/ui';
import {
  IconAlertTriangle,
  IconBan,
  IconCheck,
  IconClock,
  IconHelpCircle,
  IconMailX,
  IconSend,
  IconUserOff,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import { useLocale } from '@/shared/locale/useLocale';
import { calendarDay, capitalized, longDate } from '@/shared/text/dates';
import type { Delivery } from '../api/deliveries';
import type { Mailing } from '../api/mailings';
import { useMoment, useWhyText } from '../useMailingTexts';
import { RecipientActs } from './RecipientActs';
import classes from './Recipients.module.css';

const looks = {
  pending: { shape: IconClock },
  claimed: { shape: IconClock },
  handed: { shape: IconClock },
  sent: { shape: IconSend, tone: 'info' },
  delivered: { shape: IconCheck, tone: 'success' },
  bounced: { shape: IconMailX, tone: 'danger' },
  complained: { shape: IconBan, tone: 'danger' },
  uncertain: { shape: IconHelpCircle, tone: 'warning' },
  failed: { shape: IconAlertTriangle, tone: 'danger' },
  excluded: { shape: IconUserOff },
} as const;

/** Where a message stands, and what the other server said when it did not take it, for good or for now. */
const Standing = ({ delivery: { state, reason, answer, attempt } }: { delivery: Delivery }) => {
  const { t } = useTranslation('emailing');
  const whyText = useWhyText();
  const isBroken = state === 'failed' || state === 'bounced' || state === 'complained';
  const isPutOff = state === 'pending' && /^4\d\d/.test(answer);
  const why = state === 'excluded' ? whyText(reason) : isBroken || isPutOff ? answer : '';
  return (
    <span className={classes.standing}>
      <StatusTag {...looks[state]}>{t(`deliveries.one.${state}`)}</StatusTag>
      {attempt > 1 && <small>{t('people.attempt', { count: attempt })}</small>}
      {why && <small>{why}</small>}
    </span>
  );
};

type ColumnKey = 'name' | 'language' | 'state' | 'sent' | 'delivered' | 'clicked' | 'acknowledged';

const useColumns = (): readonly Column<Delivery, ColumnKey>[] => {
  const { t } = useTranslation('emailing');
  const locale = useLocale();
  const { time, dayOf } = useMoment();
  const none = <span className={classes.none}>–</span>;
  const moment = (at: string | null) => (at ? time(at) : none);
  return [
    {
      key: 'name',
      header: t('people.columns.name'),
      primary: true,
      cell: ({ participant, address, signer }) => {
        const where = address || t('people.withoutAddress');
        const name = participant?.name ?? t('people.forgotten');
        return (
          <span className={classes.person}>
            <Avatar name={name} />
            <TwoLines
              title={name}
              caption={signer === 'representative' ? t('people.toRepresentative', { where }) : where}
              size="small"
            />
          </span>
        );
      },
    },
    {
      key: 'language',
      header: t('people.columns.language'),
      width: 'fit',
      cell: ({ locale: code }) => capitalized(languageName(code, locale)),
    },
    { key: 'state', header: t('people.columns.state'), cell: (delivery) => <Standing delivery={delivery} /> },
    { key: 'sent', header: t('people.columns.sent'), width: 'fit', cell: ({ sent_at }) => moment(sent_at) },
    {
      key: 'delivered',
      header: t('people.columns.delivered'),
      width: 'fit',
      cell: ({ delivered_at }) => moment(delivered_at),
    },
    {
      key: 'clicked',
      header: t('people.columns.clicked'),
      width: 'fit',
      cell: ({ clicked_on }) => (clicked_on ? longDate(calendarDay(clicked_on), locale, { year: false }) : none),
    },
    {
      key: 'acknowledged',
      header: t('people.columns.acknowledged'),
      width: 'fit',
      cell: ({ acknowledged_at }) => (acknowledged_at ? dayOf(acknowledged_at) : none),
    },
  ];
};

type Props = Omit<DataTableProps<Delivery, ColumnKey>, 'caption' | 'columns' | 'rowKey'> & {
  booklet: BookletOut;
  mailing: Mailing;
  mayChange: boolean;
  maySend: boolean;
};

/** The people of a mailing, one line each. */
export const RecipientsTable = ({ booklet, mailing, mayChange, maySend, ...props }: Props) => {
  const { t } = useTranslation('emailing');
  const acts = (delivery: Delivery) => (
    <RecipientActs booklet={booklet} mailing={mailing} delivery={delivery} maySend={maySend} />
  );
  return (
    <div className={classes.table}>
      <DataTable
        {...props}
        caption={t('tabs.recipients')}
        columns={useColumns()}
        rowKey={({ id }) => id}
        {...(mayChange && { actions: acts })}
      />
    </div>
  );
};
