import {
  AccountButton,
  Avatar,
  appearances,
  Icon,
  IconButton,
  Menu,
  MenuAction,
  MenuChoice,
  MenuLine,
  MenuLink,
  MenuRow,
  MenuRowLink,
  TwoLines,
  useAppearance,
} from '@livretier/ui';
import { IconLanguage, IconLogout, IconMoon, IconUserCircle, IconUserShield } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { localeName } from '@/shared/locale/locales';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import classes from './AccountMenu.module.css';
import { fullName, useSignedInUser, useSignOut } from './api/session';
import { LanguageChoice } from './session/LanguageMenu';
import { SignOutError } from './session/SessionName';

const AppearanceChoice = () => {
  const { t } = useTranslation('accounts');
  const { appearance, setAppearance } = useAppearance();
  const choices = appearances.map((value) => ({ value, label: t(`appearance.${value}`) }));
  return <MenuChoice label={t('menu.appearance')} value={appearance} choices={choices} onChange={setAppearance} />;
};

const MobileIdentity = ({ role, onSignOut }: { role: string; onSignOut: () => void }) => {
  const { t } = useTranslation('accounts');
  const name = fullName(useSignedInUser());
  return (
    <div className={classes.identity}>
      <Avatar name={name} size="large" />
      <TwoLines title={name} caption={role} />
      <IconButton label={t('menu.signOut')} icon={IconLogout} size="large" onClick={onSignOut} />
    </div>
  );
};

const RowLink = createLink(MenuRowLink);

/** The foot of the phone's menu, where every choice has its own row. */
export const MobileAccount = ({ role }: { role: string }) => {
  const { t } = useTranslation('accounts');
  const { appearance } = useAppearance();
  const signOut = useSignOut();
  const { abilities } = useSignedInUser();
  const language = (
    <MenuRow icon={<Icon of={IconLanguage} size={20} />}>
      {t('menu.currentLanguage', { language: localeName(useLocale()) })}
    </MenuRow>
  );
  const look = (
    <MenuRow icon={<Icon of={IconMoon} size={20} />}>
      {t('menu.currentAppearance', { appearance: t(`appearance.${appearance}`).toLocaleLowerCase() })}
    </MenuRow>
  );
  return (
    <>
      <RowLink to={paths.account} icon={<Icon of={IconUserCircle} size={20} />}>
        {t('menu.account')}
      </RowLink>
      {abilities.switch_identity && (
        <RowLink to={paths.identity} icon={<Icon of={IconUserShield} size={20} />}>
          {t('menu.identity')}
        </RowLink>
      )}
      <Menu position="top-start" target={language}>
        <LanguageChoice />
      </Menu>
      <Menu position="top-start" target={look}>
        <AppearanceChoice />
      </Menu>
      <SignOutError error={signOut.error} />
      <MobileIdentity role={role} onSignOut={() => signOut.mutate()} />
    </>
  );
};

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
