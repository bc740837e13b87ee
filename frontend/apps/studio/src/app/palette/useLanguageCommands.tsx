import { Icon } from '@livretier/ui';
import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useChooseLanguage } from '@/features/accounts';
import { localeName, locales } from '@/shared/locale/locales';
import { useLocale } from '@/shared/locale/useLocale';
import type { CommandProvider } from './commandProvider';

/** The languages that are not spoken now. */
export const useLanguageCommands: CommandProvider = () => {
  const { t } = useTranslation(['common', 'accounts']);
  const spoken = useLocale();
  const choose = useChooseLanguage();
  return locales
    .filter((locale) => locale !== spoken)
    .map((locale) => ({
      id: `language-${locale}`,
      label: t('accounts:menu.currentLanguage', { language: localeName(locale) }),
      group: t('palette.actions'),
      keywords: [t('palette.words.language')],
      icon: <Icon of={IconLanguage} />,
      onSelect: () => void choose(locale),
    }));
};
