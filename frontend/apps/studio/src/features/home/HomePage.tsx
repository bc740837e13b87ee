import { Page } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/locale/useLocale';
import { capitalized, longDate } from '../../shared/text/dates';
import { usePageTitle } from '../../shared/text/usePageTitle';
import { useSignedInUser } from '../accounts';
import { Memberships } from '../companies';
import classes from './HomePage.module.css';
import { Workspace } from './Workspace';

export const HomePage = () => {
  const { t } = useTranslation('home');
  const user = useSignedInUser();
  const today = capitalized(longDate(new Date(), useLocale(), { weekday: true }));
  usePageTitle(t('title'));
  return (
    <Page display title={t('greeting', { name: user.first_name })} lead={t('today', { date: today })}>
      <div className={classes.sections}>
        <Workspace user={user} />
        {user.company && <Memberships openCompanyId={user.company.id} />}
      </div>
    </Page>
  );
};
