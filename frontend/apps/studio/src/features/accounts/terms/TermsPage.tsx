import { PageTitle } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../shared/text/usePageTitle';
import { useSession } from '../session/useSession';
import { LegalTabs } from './LegalTabs';
import { TermsForm } from './TermsForm';
import classes from './TermsPage.module.css';

export const TermsPage = () => {
  const { t } = useTranslation('accounts');
  const user = useSession();
  usePageTitle(t('terms.title'));
  return (
    <div className={classes.page}>
      <PageTitle display lead={t('terms.lead')}>
        {t('terms.heading')}
      </PageTitle>
      <div className={classes.documents}>
        <LegalTabs />
      </div>
      {user && <TermsForm inForce={user.terms} />}
    </div>
  );
};
