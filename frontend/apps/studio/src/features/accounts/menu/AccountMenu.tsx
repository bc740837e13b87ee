import { AccountButton, Icon, Menu, MenuAction, MenuLine, MenuLink } from '@livretier/ui';
import { IconLogout, IconUserCircle, IconUserShield } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/paths';
import { LanguageChoice } from '../language/LanguageChoice';
import { fullName } from '../session/fullName';
import { SignOutError } from '../session/SignOutError';
import { useSignedInUser } from '../session/useSignedInUser';
import { useSignOut } from '../session/useSignOut';
import { AppearanceChoice } from './AppearanceChoice';

const MenuItemLink = createLink(MenuLink);

/** The foot of the sidebar: who is signed in, language, appearance and the way out. */
export const AccountMenu = ({ role }: { role: string }) => {
  const { t } = useTranslation('accounts');
  const user = useSignedInUser();
  const signOut = useSignOut();
  return (
    <>
      <SignOutError error={signOut.error} />
      <Menu position="top-start" target={<AccountButton name={fullName(user)} caption={role} />}>
        <MenuItemLink to={paths.account} icon={<Icon of={IconUserCircle} />}>
          {t('menu.account')}
        </MenuItemLink>
        {user.abilities.switch_identity && (
          <MenuItemLink to={paths.identity} icon={<Icon of={IconUserShield} />}>
            {t('menu.identity')}
          </MenuItemLink>
        )}
        <MenuLine />
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
