import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../shared/text/usePageTitle';
import { useSignedInUser } from '../session/useSignedInUser';
import { AccountForm } from './AccountForm';
import { AccountSheet } from './AccountSheet';
import type { SheetName } from './sheet';

export const AccountPage = () => {
  const { t } = useTranslation('accounts');
  const user = useSignedInUser();
  const [sheet, open] = useState<SheetName | null>(null);
  usePageTitle(t('account.title'));
  /* Somebody else who signs in in another tab starts with a form of their own. */
  return (
    <>
      <AccountForm key={user.id} user={user} onOpen={open} />
      {sheet && <AccountSheet key={`${user.id} ${sheet}`} name={sheet} onClose={() => open(null)} />}
    </>
  );
};
