import { Icon, Menu, MenuRow, MenuRowLink, useAppearance } from '@livretier/ui';
import { IconLanguage, IconMoon, IconUserCircle, IconUserShield } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { localeNames } from '../../../shared/locale/locales';
import { useLocale } from '../../../shared/locale/useLocale';
import { paths } from '../../../shared/paths';
import { LanguageChoice } from '../language/LanguageChoice';
import { SignOutError } from '../session/SignOutError';
import { useSignedInUser } from '../session/useSignedInUser';
import { useSignOut } from '../session/useSignOut';
import { AppearanceChoice } from './AppearanceChoice';
import { MobileIdentity } from './MobileIdentity';

const RowLink = createLink(MenuRowLink);

/** The foot of the phone's menu, where every choice has its own row. */
export const MobileAccount = ({ role }: { role: string }) => {
  const { t } = useTranslation('accounts');
  const { appearance } = useAppearance();
  const signOut = useSignOut();
  const { abilities } = useSignedInUser();
  const language = (
    <MenuRow icon={<Icon of={IconLanguage} size={20} />}>
      {t('menu.currentLanguage', { language: localeNames[useLocale()] })}
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
