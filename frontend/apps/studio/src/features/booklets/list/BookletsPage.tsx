import { useTranslation } from 'react-i18next';
import { RefusedPage } from '../../../shared/RefusedPage';
import { usePageTitle } from '../../../shared/text/usePageTitle';
import { useSignedInUser } from '../../accounts';
import { Booklets } from './Booklets';

/** /livrets: the booklets of the company that this person may see. */
export const BookletsPage = () => {
  const { t } = useTranslation('booklets');
  usePageTitle(t('list.title'));
  return useSignedInUser().abilities.see_booklets ? <Booklets /> : <RefusedPage title={t('list.title')} />;
};
