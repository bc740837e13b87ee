import { Button, type Column, confirm, DataTable, Icon, notify, StatusTag } from '@livretier/ui';
import { IconLinkOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { today } from '@/features/booklets/access/period';
import { useRevokeLink } from '@/features/booklets/options/api';
import type { ReadingLink } from '@/features/booklets/types';
import { useLocale } from '@/shared/locale/useLocale';
import { calendarDay, longDate } from '@/shared/text/dates';
import { focusTitle } from '@/shared/text/focusTitle';
import classes from '../Reading.module.css';

/** Whether a personal link opens the booklet; it does until the evening of its last day. */
const linkState = ({ revoked_at, expires_on }: Pick<ReadingLink, 'revoked_at' | 'expires_on'>, today: string) => {
  if (revoked_at) return 'revoked';
  return expires_on && expires_on < today ? 'over' : 'active';
};

type ColumnKey = 'label' | 'expiry' | 'state';
type Props = { bookletId: string; links: readonly ReadingLink[]; mayChange: boolean };

const looks = {
  active: { shape: 'dot', tone: 'success' },
  over: { shape: 'ring' },
  revoked: { shape: IconLinkOff, tone: 'danger' },
} as const;

const useColumns = (): readonly Column<ReadingLink, ColumnKey>[] => {
  const { t } = useTranslation('reading');
  const locale = useLocale();
  return [
    {
      key: 'label',
      header: t('links.columns.label'),
      primary: true,
      /* Where the keyboard goes on when more of them came. */
      cell: ({ label }) => (
        <strong data-row-opener tabIndex={-1} className={classes.whose}>
          {label}
        </strong>
      ),
    },
    {
      key: 'expiry',
      header: t('links.columns.expiry'),
      cell: ({ expires_on }) => (expires_on ? longDate(calendarDay(expires_on), locale) : t('links.endless')),
    },
    {
      key: 'state',
      header: t('links.columns.state'),
      width: 'fit',
      cell: (link) => {
        const state = linkState(link, today());
        return <StatusTag {...looks[state]}>{t(`links.states.${state}`)}</StatusTag>;
      },
    },
  ];
};

const Revoke = ({ bookletId, link: { id, label } }: { bookletId: string; link: ReadingLink }) => {
  const { t } = useTranslation(['reading', 'common']);
  const revoke = useRevokeLink(bookletId);
  const ask = async () => {
    const sure = await confirm({
      header: t('links.ask.header', { label }),
      message: t('links.ask.text'),
      icon: <Icon of={IconLinkOff} />,
      acceptLabel: t('links.ask.accept'),
      rejectLabel: t('common:labels.cancel'),
      defaultFocus: 'reject',
      danger: true,
    });
    if (!sure) return;
    revoke.mutate(id, {
      onSuccess: () => {
        notify({ severity: 'success', summary: t('links.revoked', { label }) });
        focusTitle();
      },
    });
  };
  return (
    <Button
      size="small"
      look="quiet"
      busy={revoke.isPending}
      aria-label={t('links.revokeOf', { label })}
      onClick={() => void ask()}
    >
      {t('links.revoke')}
    </Button>
  );
};

export const LinksTable = ({ bookletId, links, mayChange }: Props) => {
  const { t } = useTranslation('reading');
  return (
    <DataTable
      caption={t('links.title')}
      columns={useColumns()}
      rows={links}
      rowKey={({ id }) => id}
      {...(mayChange && {
        actions: (link: ReadingLink) =>
          linkState(link, today()) === 'active' && <Revoke bookletId={bookletId} link={link} />,
      })}
    />
  );
};
