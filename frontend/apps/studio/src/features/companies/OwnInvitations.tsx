import { Button, Monogram, QueryView, TwoLines } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { longDate } from '@/shared/text/dates';
import { useSignedInUser } from '../accounts';
import { type OwnInvitation, useDeclineInvitation, useJoinCompany, useOwnInvitations } from './api';
import classes from './OwnInvitations.module.css';

const Line = ({ invitation }: { invitation: OwnInvitation }) => {
  const { t } = useTranslation('companies');
  const locale = useLocale();
  const { id, company_name: company, role, ends_on, inviter_name: inviter } = invitation;
  const join = useJoinCompany();
  const decline = useDeclineInvitation();
  const busy = join.isPending || decline.isPending;
  const offer = { inviter, role: t(`roles.${role}`) };
  const text = ends_on
    ? t('invitations.textUntil', { ...offer, day: longDate(new Date(ends_on), locale) })
    : t('invitations.text', offer);
  return (
    <li className={classes.row}>
      <Monogram name={company} />
      <TwoLines title={company} caption={text} size="small" />
      <span className={classes.acts}>
        <Button
          look="primary"
          size="small"
          disabled={busy}
          busy={join.isPending}
          aria-label={t('invitations.acceptFrom', { company })}
          onClick={() => join.mutate(id)}
        >
          {t('invitations.accept')}
        </Button>
        <Button
          look="quiet"
          size="small"
          disabled={busy}
          busy={decline.isPending}
          aria-label={t('invitations.declineFrom', { company })}
          onClick={() => decline.mutate(id)}
        >
          {t('invitations.decline')}
        </Button>
      </span>
    </li>
  );
};

/** The companies that ask one to join: one is no member, and they know nothing, until one accepts. */
export const OwnInvitations = () => {
  const { t } = useTranslation('companies');
  const themselves = useSignedInUser().switched === null;
  const invitations = useOwnInvitations(themselves);
  if (!themselves) return null;
  return (
    <QueryView query={invitations} skeleton={null} isEmpty={({ items }) => items.length === 0}>
      {({ items }) => (
        <section aria-labelledby="invitations">
          <h2 id="invitations">{t('invitations.title')}</h2>
          <p className={classes.note}>{t('invitations.consent')}</p>
          <ul className={classes.list}>
            {items.map((invitation) => (
              <Line key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </section>
      )}
    </QueryView>
  );
};
