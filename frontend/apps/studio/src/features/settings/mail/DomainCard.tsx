import { Button, type Column, confirm, DataTable, Icon, notify, Row, StatusTag } from '@livretier/ui';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { useLocale } from '@/shared/locale/useLocale';
import { longDate } from '@/shared/text/dates';
import { clock } from '@/shared/text/moments';
import { type SenderDomain, useCheckDomain, useRemoveDomain } from './api';
import classes from './Mail.module.css';

type ZoneRecord = SenderDomain['records'][number];

const looks = {
  to_check: { shape: 'ring', tone: 'neutral' },
  verified: { shape: 'dot', tone: 'success' },
  broken: { shape: 'box', tone: 'danger' },
} as const;

const Found = ({ found }: Pick<ZoneRecord, 'found'>) => {
  const { t } = useTranslation('mail');
  if (found === null) return <StatusTag shape="ring">{t('domains.unknown')}</StatusTag>;
  return found ? (
    <StatusTag shape="dot" tone="success">
      {t('domains.found')}
    </StatusTag>
  ) : (
    <StatusTag shape="box" tone="warning">
      {t('domains.missing')}
    </StatusTag>
  );
};

/** What has to stand in the zone, and whether it does. */
const Records = ({ domain, records }: Pick<SenderDomain, 'domain' | 'records'>) => {
  const { t } = useTranslation('mail');
  const columns: readonly Column<ZoneRecord>[] = [
    {
      key: 'kind',
      header: t('domains.columns.kind'),
      primary: true,
      width: 'fit',
      cell: ({ kind }) => kind.toUpperCase(),
    },
    { key: 'type', header: t('domains.columns.type'), width: 'fit', cell: ({ type }) => type },
    {
      key: 'name',
      header: t('domains.columns.name'),
      cell: ({ name }) => <code className={classes.code}>{name}</code>,
    },
    {
      key: 'value',
      header: t('domains.columns.value'),
      cell: ({ value }) => <code className={classes.code}>{value}</code>,
    },
    {
      key: 'found',
      header: t('domains.columns.found'),
      width: 'fit',
      cell: ({ found }) => <Found found={found} />,
    },
  ];
  return (
    <DataTable
      caption={t('domains.records', { domain })}
      columns={columns}
      rows={records}
      rowKey={({ kind }) => kind}
    />
  );
};

const useAskToRemove = ({ id, domain }: SenderDomain) => {
  const { t } = useTranslation('mail');
  const remove = useRemoveDomain(id);
  return async () => {
    const accepted = await confirm({
      header: t('domains.removeHeader', { domain }),
      message: t('domains.removeText'),
      icon: <Icon of={IconTrash} />,
      acceptLabel: t('domains.removeAccept'),
      rejectLabel: t('domains.removeReject'),
      defaultFocus: 'reject',
    });
    if (accepted)
      remove.mutate(undefined, {
        onSuccess: () => notify({ severity: 'success', summary: t('domains.removed', { domain }) }),
      });
  };
};

/** One domain: its state, the lines of its zone, and what can be done. */
export const DomainCard = ({ sender }: { sender: SenderDomain }) => {
  const { t } = useTranslation('mail');
  const { domain, state, checked_at } = sender;
  const locale = useLocale();
  const timeZone = useSignedInUser().company?.timezone;
  const check = useCheckDomain(sender.id);
  const remove = useAskToRemove(sender);
  const moment = (said: string) => {
    const at = new Date(said);
    return `${longDate(at, locale, { timeZone })}, ${clock(at, locale, timeZone)}`;
  };
  const checked = () => notify({ severity: 'success', summary: t('domains.checkedToast', { domain }) });
  return (
    <section className={classes.card} aria-labelledby={`domain-${sender.id}`}>
      <Row gap={3} align="center">
        <h2 id={`domain-${sender.id}`} className={classes.domain}>
          {domain}
        </h2>
        <StatusTag {...looks[state]}>{t(`domains.states.${state}`)}</StatusTag>
      </Row>
      <p className={classes.hint}>
        {t(`domains.stateTexts.${state}`)} {checked_at && t('domains.checked', { moment: moment(checked_at) })}
      </p>
      <Records {...sender} />
      <p className={classes.hint}>{t('domains.spfHint')}</p>
      <Row gap={3}>
        <Button
          aria-label={t('domains.checkOf', { domain })}
          busy={check.isPending}
          onClick={() => check.mutate(undefined, { onSuccess: checked })}
        >
          <Icon of={IconRefresh} />
          {t('domains.check')}
        </Button>
        <Button aria-label={t('domains.removeOf', { domain })} onClick={() => void remove()}>
          <Icon of={IconTrash} />
          {t('domains.remove')}
        </Button>
      </Row>
    </section>
  );
};
