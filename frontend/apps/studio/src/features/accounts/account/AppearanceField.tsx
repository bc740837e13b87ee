import { appearances, SelectField, useAppearance } from '@livretier/ui';
import { useTranslation } from 'react-i18next';

/** Applied at once and kept by this browser: it is no part of what the form saves. */
export const AppearanceField = () => {
  const { t } = useTranslation('accounts');
  const { appearance, setAppearance } = useAppearance();
  const choose = (value: string) => {
    const chosen = appearances.find((known) => known === value);
    if (chosen) setAppearance(chosen);
  };
  return (
    <SelectField
      label={t('account.profile.appearance')}
      hint={t('account.profile.appearanceHint')}
      choices={appearances.map((value) => ({ value, label: t(`appearance.${value}`) }))}
      value={appearance}
      onChange={(event) => choose(event.target.value)}
    />
  );
};
