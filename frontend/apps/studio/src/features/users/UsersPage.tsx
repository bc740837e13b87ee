import { ErrorNote, Page } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../shared/text/usePageTitle';
import { useSignedInUser } from '../accounts';
import { Users } from './Users';

const Refused = () => {
  const { t } = useTranslation(['users', 'common']);
  return (
    <Page title={t('title')}>
      <ErrorNote title={t('common:labels.refusedTitle')}>{t('common:labels.refusedText')}</ErrorNote>
    </Page>
  );
};

/** /parametres/utilisateurs: who has an account here, with which role. */
export const UsersPage = () => {
  const { t } = useTranslation('users');
  usePageTitle(t('title'));
  return useSignedInUser().abilities.manage_users ? <Users /> : <Refused />;
};
