import { QueryView } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { MembershipList } from './MembershipList';
import classes from './Memberships.module.css';
import { useMemberships } from './useMemberships';

/** The companies one belongs to, with one's role in each. */
export const Memberships = ({ openCompanyId }: { openCompanyId: string | undefined }) => {
  const { t } = useTranslation('companies');
  return (
    <section aria-labelledby="memberships">
      <h2 id="memberships" className={classes.title}>
        {t('memberships.title')}
      </h2>
      <QueryView
        query={useMemberships()}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className={classes.note}>{t('memberships.empty')}</p>}
      >
        {({ items, next }) => (
          <>
            <MembershipList memberships={items} openCompanyId={openCompanyId} />
            {next && <p className={classes.note}>{t('memberships.truncated')}</p>}
          </>
        )}
      </QueryView>
    </section>
  );
};
