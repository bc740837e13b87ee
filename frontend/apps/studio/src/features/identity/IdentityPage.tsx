import { useTranslation } from 'react-i18next';
import { RefusedPage } from '../../shared/RefusedPage';
import { usePageTitle } from '../../shared/text/usePageTitle';
import { useSignedInUser } from '../accounts';
import { Identity } from './Identity';

/** /identity: act as somebody below oneself, to help them. */
export const IdentityPage = () => {
  const { t } = useTranslation('identity');
  usePageTitle(t('title'));
  return useSignedInUser().abilities.switch_identity ? <Identity /> : <RefusedPage title={t('title')} />;
};
