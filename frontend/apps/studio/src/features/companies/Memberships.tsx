import { QueryView } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { MembershipList } from './MembershipList';
import classes from './Memberships.module.css';
import { useMemberships } from './useMemberships';

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
