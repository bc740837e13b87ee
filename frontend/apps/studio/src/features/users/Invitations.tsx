import { Button, confirm, Icon, QueryView, SectionHeader, StatusTag, TwoLines } from '@livretier/ui';
import { IconMail, IconMailOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { longDate } from '@/shared/text/dates';
import { fold } from '@/shared/text/fold';
import { fullName, useSignedInUser } from '../accounts';
import { type PendingInvitation, useInvitations, useRenewInvitation, useWithdrawInvitation } from './api';
import classes from './Invitations.module.css';
import { useRoleName } from './roles/useRoleName';

const Acts = ({ invitation }: { invitation: PendingInvitation }) => {
  const { t } = useTranslation('users');
  const { id, email, abilities } = invitation;
  const renew = useRenewInvitation();
  const withdraw = useWithdrawInvitation();
  const ask = async () => {
    const accepted = await confirm({
      header: t('invitations.withdraw.header', { email }),
      message: t('invitations.withdraw.text'),
      icon: <Icon of={IconMailOff} />,
      acceptLabel: t('invitations.withdraw.accept'),
      rejectLabel: t('invitations.withdraw.reject'),
      defaultFocus: 'reject',
    });
    if (accepted) withdraw.mutate(id);
  };
  return (
    <span className={classes.acts}>
      {abilities.renew && (
        <Button
          look="quiet"
          size="small"
          busy={renew.isPending}
          aria-label={t('invitations.renewTo', { email })}
          onClick={() => renew.mutate(id)}
        >
          {t('resend')}
        </Button>
      )}
      {abilities.withdraw && (
        <Button
          look="quiet"
          size="small"
          busy={withdraw.isPending}
          aria-label={t('invitations.withdraw.open', { email })}
          onClick={() => void ask()}
        >
          {t('invitations.withdraw.accept')}
        </Button>
      )}
    </span>
  );
};

/** Somebody who was asked: what was typed, the role offered, until when. */
const Line = ({ invitation }: { invitation: PendingInvitation }) => {
  const { t } = useTranslation('users');
  const locale = useLocale();
  const roleName = useRoleName();
  const everywhere = useSignedInUser().abilities.manage_companies;
  const { email, role, company_name, expires_at } = invitation;
  const name = fullName(invitation).trim();
  const until = new Date(expires_at);
  const day = longDate(until, locale);
  return (
    <li className={classes.line}>
      <TwoLines title={name || email} caption={name && email} size="small" />
      <TwoLines title={roleName(role)} caption={everywhere ? company_name : ''} size="small" />
      <span>
        <StatusTag shape={IconMail} tone="info">
          {t('status.invited')}
        </StatusTag>
      </span>
      <span>{t(until > new Date() ? 'visit.expires' : 'visit.expired', { day })}</span>
      <Acts invitation={invitation} />
    </li>
  );
};

const isSearched = (invitation: PendingInvitation, search: string) => {
  const { email, company_name } = invitation;
  const written = fold(`${fullName(invitation)} ${email} ${company_name}`);
  return fold(search)
    .split(/\s+/)
    .every((word) => written.includes(word));
};

type Props = { company: string | undefined; search: string | undefined };

/** Those who were invited and have not answered: they are no members, and nothing of an account is known of them. */
export const Invitations = ({ company, search = '' }: Props) => {
  const { t } = useTranslation('users');
  const searched = (items: readonly PendingInvitation[]) => items.filter((one) => isSearched(one, search));
  return (
    <QueryView query={useInvitations(company)} skeleton={null} isEmpty={({ items }) => searched(items).length === 0}>
      {({ items, next }) => (
        <section className={classes.section}>
          <SectionHeader title={t('invitations.title')} />
          <p className={classes.note}>{t('invitations.lead')}</p>
          <ul className={classes.list}>
            {searched(items).map((invitation) => (
              <Line key={invitation.id} invitation={invitation} />
            ))}
          </ul>
          {next && <p className={classes.note}>{t('invitations.truncated')}</p>}
        </section>
      )}
    </QueryView>
  );
};
