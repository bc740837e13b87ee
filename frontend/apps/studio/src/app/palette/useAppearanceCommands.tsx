import { appearances, Icon, useAppearance } from '@livretier/ui';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CommandProvider } from './commandProvider';

const icons = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop };

/** The appearances that the screen does not have now. */
export const useAppearanceCommands: CommandProvider = () => {
  const { t } = useTranslation(['common', 'accounts']);
  const { appearance, setAppearance } = useAppearance();
  return appearances
    .filter((choice) => choice !== appearance)
    .map((choice) => ({
      id: `appearance-${choice}`,
      label: t('accounts:menu.currentAppearance', {
        appearance: t(`accounts:appearance.${choice}`).toLocaleLowerCase(),
      }),
      group: t('palette.actions'),
      keywords: [t('palette.words.appearance')],
      icon: <Icon of={icons[choice]} />,
      onSelect: () => setAppearance(choice),
    }));
};
