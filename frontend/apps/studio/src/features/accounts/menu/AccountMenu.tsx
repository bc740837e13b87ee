import { AccountButton, Icon, Menu, MenuAction, MenuLine } from '@livretier/ui';
import { IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LanguageChoice } from '../language/LanguageChoice';
import { fullName } from '../session/fullName';
import { SignOutError } from '../session/SignOutError';
import { useSignedInUser } from '../session/useSignedInUser';
import { useSignOut } from '../session/useSignOut';
import { AppearanceChoice } from './AppearanceChoice';

/** The foot of the sidebar: who is signed in, language, appearance and the way out. */
export const AccountMenu = ({ role }: { role: string }) => {
  const { t } = useTranslation('accounts');
  const signOut = useSignOut();
  return (
    <>
      <SignOutError error={signOut.error} />
      <Menu position="top-start" target={<AccountButton name={fullName(useSignedInUser())} caption={role} />}>
        <LanguageChoice />
        <MenuLine />
        <AppearanceChoice />
        <MenuLine />
        <MenuAction icon={<Icon of={IconLogout} />} onSelect={() => signOut.mutate()}>
          {t('menu.signOut')}
        </MenuAction>
      </Menu>
    </>
  );
};
