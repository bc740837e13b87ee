import {
  type Column,
  confirm,
  DataTable,
  type DataTableProps,
  Icon,
  IconButton,
  Menu,
  MenuAction,
  notify,
  ProgressBar,
  RowLink,
  TwoLines,
} from '@livretier/ui';
import { IconDots, IconTrash } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { wholeNumber } from '@/shared/text/numbers';
import { type MailingLine, useDeleteMailing } from '../api/mailings';
import { MailingTag, NatureTile } from '../MailingTag';
import { brokenOf, recipientsOf, useMoment } from '../useMailingTexts';
import classes from './Mailings.module.css';

type ColumnKey = 'name' | 'state' | 'recipients' | 'delivered' | 'clicked' | 'acknowledged' | 'broken' | 'date';

const MailingLink = createLink(RowLink);

/** How far it is, under the word for it. */
const Standing = ({ mailing }: { mailing: MailingLine }) => {
  const { t } = useTranslation('emailing');
  const { state, counts, name } = mailing;
  const shows = (state === 'sending' || state === 'paused') && recipientsOf(counts) > 0;
  return (
    <span className={classes.standing}>
      <MailingTag mailing={mailing} />
      {shows && <ProgressBar label={t('progress', { name })} value={counts.sent} max={recipientsOf(counts)} />}
    </span>
  );
};

const useDateText = () => {
  const { t } = useTranslation('emailing');
  const { time, at } = useMoment();
  return ({ state, starts_at, launched_at, done_at, updated_at }: MailingLine) => {
    if (state === 'draft') return t('dates.changed', { when: at(updated_at) });
    if (state === 'scheduled' && starts_at) return time(starts_at);
    return time(done_at ?? launched_at ?? updated_at);
  };
};

const useColumns = (): readonly Column<MailingLine, ColumnKey>[] => {
  const { t } = useTranslation('emailing');
  const locale = useLocale();
  const dateText = useDateText();
  const none = <span className={classes.none}>–</span>;
  const number = (count: number) => wholeNumber(count, locale);
  const counted = (key: 'delivered' | 'clicked' | 'acknowledged'): Column<MailingLine, ColumnKey> => ({
    key,
    header: t(`columns.${key}`),
    width: 'fit',
    align: 'end',
    cell: ({ launched_at, counts }) => (launched_at ? number(counts[key]) : none),
  });
  return [
    {
      key: 'name',
      header: t('columns.name'),
      primary: true,
      cell: ({ name, nature, state }) => (
        <span className={classes.name}>
          <NatureTile nature={nature} quiet={state === 'done' || state === 'cancelled'} />
          <TwoLines title={name} caption={t(`natures.${nature}`)} size="small" />
        </span>
      ),
    },
    { key: 'state', header: t('columns.state'), width: 'fit', cell: (mailing) => <Standing mailing={mailing} /> },
    {
      key: 'recipients',
      header: t('columns.recipients'),
      width: 'fit',
      align: 'end',
      cell: ({ launched_at, counts }) => {
        const whole = recipientsOf(counts);
        if (!launched_at) return none;
        return counts.sent === whole
          ? number(whole)
          : t('list.sentOf', { sent: number(counts.sent), whole: number(whole) });
      },
    },
    counted('delivered'),
    counted('clicked'),
    counted('acknowledged'),
    {
      key: 'broken',
      header: t('columns.broken'),
      width: 'fit',
      align: 'end',
      cell: ({ launched_at, counts }) => {
        if (!launched_at) return none;
        const count = brokenOf(counts);
        return count > 0 ? <strong className={classes.broken}>{number(count)}</strong> : 0;
      },
    },
    { key: 'date', header: t('columns.date'), width: 'fit', cell: dateText },
  ];
};

type Props = Omit<DataTableProps<MailingLine, ColumnKey>, 'caption' | 'columns' | 'rowKey'> & {
  booklet: BookletOut;
  mayChange: boolean;
};

/** Mailings, one line each. */
export const MailingsTable = ({ booklet, mayChange, ...props }: Props) => {
  const { t } = useTranslation(['emailing', 'common']);
  const remove = useDeleteMailing(booklet.id);
  const ask = async ({ id, name }: MailingLine) => {
    const isSure = await confirm({
      header: t('delete.header', { name }),
      message: t('delete.text'),
      acceptLabel: t('delete.accept'),
      rejectLabel: t('common:labels.cancel'),
      danger: true,
    });
    if (!isSure) return;
    remove.mutate(id, { onSuccess: () => notify({ severity: 'success', summary: t('delete.done', { name }) }) });
  };
  const actions = (mailing: MailingLine) =>
    mailing.state === 'draft' && (
      <Menu target={<IconButton label={t('list.more', { name: mailing.name })} icon={IconDots} />}>
        <MenuAction icon={<Icon of={IconTrash} />} danger onSelect={() => void ask(mailing)}>
          {t('delete.open')}
        </MenuAction>
      </Menu>
    );
  return (
    <div className={classes.table}>
      <DataTable
        {...props}
        caption={t('list.title')}
        columns={useColumns()}
        rowKey={({ id }) => id}
        rowAction={{
          link: ({ id }, content) => (
            <MailingLink to={paths.bookletMailing} params={{ id }} search={{ livret: booklet.id }}>
              {content}
            </MailingLink>
          ),
        }}
        {...(mayChange && { actions })}
      />
    </div>
  );
};
