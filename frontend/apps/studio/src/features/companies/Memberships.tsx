import { Monogram, QueryView, TwoLines } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { type Membership, useMemberships } from './api';
import classes from './Memberships.module.css';

type Props = { memberships: readonly Membership[]; openCompanyId: string };

const MembershipList = ({ memberships, openCompanyId }: Props) => {
  const { t } = useTranslation('companies');
  return (
    <ul className={classes.list}>
      {memberships.map(({ id, role, company }) => (
        <li key={id} className={classes.row}>
          <Monogram name={company.name} />
          <TwoLines title={company.name} caption={t(`kinds.${company.kind}`)} size="small" />
          <span className={classes.role}>{t(`roles.${role}`)}</span>
          <span className={classes.open}>{company.id === openCompanyId && t('memberships.current')}</span>
        </li>
      ))}
    </ul>
  );
};

/** The companies one belongs to, with one's role in each; nothing when there is no other than the current one. */
export const Memberships = ({ openCompanyId }: { openCompanyId: string }) => {
  const { t } = useTranslation('companies');
  return (
    <QueryView query={useMemberships()} skeleton={null} isEmpty={({ items }) => items.length < 2}>
      {({ items, next }) => (
        <section aria-labelledby="memberships">
          <h2 id="memberships" className={classes.title}>
            {t('memberships.title')}
          </h2>
          <MembershipList memberships={items} openCompanyId={openCompanyId} />
          {next && <p className={classes.note}>{t('memberships.truncated')}</p>}
        </section>
      )}
    </QueryView>
  );
};
