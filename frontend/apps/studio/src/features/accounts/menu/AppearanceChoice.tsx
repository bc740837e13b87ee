import { appearances, MenuChoice, useAppearance } from '@livretier/ui';
import { useTranslation } from 'react-i18next';

export const AppearanceChoice = () => {
  const { t } = useTranslation('accounts');
  const { appearance, setAppearance } = useAppearance();
  const choices = appearances.map((value) => ({ value, label: t(`appearance.${value}`) }));
  return <MenuChoice label={t('menu.appearance')} value={appearance} choices={choices} onChange={setAppearance} />;
};
