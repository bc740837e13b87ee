import { useTranslation } from 'react-i18next';
import { RefusedPage } from '../../../shared/RefusedPage';
import { usePageTitle } from '../../../shared/text/usePageTitle';
import { useSignedInUser } from '../../accounts';
import { BookletsHome } from './BookletsHome';

/** /livrets/home: where one was, and what waits. */
export const BookletsHomePage = () => {
  const { t } = useTranslation('booklets');
  usePageTitle(t('home.title'));
  return useSignedInUser().abilities.see_booklets ? <BookletsHome /> : <RefusedPage title={t('home.title')} />;
};
