import { Page, QueryView } from '@livretier/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { RefusedPage } from '@/shared/RefusedPage';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { useMayAdd } from '../api';

const Asked = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('people');
  const mayAdd = useMayAdd();
  if (mayAdd.data) return children;
  if (mayAdd.data === false) return <RefusedPage title={t('import.title')} />;
  return (
    <Page title={t('import.title')}>
      <QueryView query={mayAdd}>{() => null}</QueryView>
    </Page>
  );
};

/** Into a booklet, files are brought by those who look after it: the server knows which ones. */
export const ThoseWhoKeep = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('people');
  usePageTitle(t('import.title'));
  const { manage_people } = useSignedInUser().abilities;
  return manage_people ? children : <RefusedPage title={t('import.title')} />;
};

/** For the whole company, by those who keep everybody. */
export const ThoseWhoAdd = ({ children }: { children: ReactNode }) => (
  <ThoseWhoKeep>
    <Asked>{children}</Asked>
  </ThoseWhoKeep>
);
