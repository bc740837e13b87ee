import { Button, Icon, Menu, MenuChoice } from '@livretier/ui';
import { IconChevronDown, IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { localeName, locales } from '@/shared/locale/locales';
import { useLocale } from '@/shared/locale/useLocale';
import { useChooseLanguage } from './language';

const choices = locales.map((locale) => ({ value: locale, label: localeName(locale), lang: locale }));

export const LanguageChoice = () => {
  const { t } = useTranslation('accounts');
  return <MenuChoice label={t('menu.language')} value={useLocale()} choices={choices} onChange={useChooseLanguage()} />;
};

/** The language of the screens that stand before the application. */
export const LanguageMenu = () => (
  <Menu
    target={
      <Button look="quiet" size="small">
        <Icon of={IconLanguage} size={16} />
        {localeName(useLocale())}
        <Icon of={IconChevronDown} size={15} />
      </Button>
    }
  >
    <LanguageChoice />
  </Menu>
);
