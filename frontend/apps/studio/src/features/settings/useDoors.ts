import { filterChoices } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '../accounts';
import { doors } from './doors';

/** The settings that this person may open and that hold every word typed, with or without its accents. */
export const useDoors = (abilities: SessionUser['abilities'], typed: string) => {
  const { t } = useTranslation('settings');
  const named = doors.map((door) => ({
    ...door,
    label: t(`cards.${door.name}.title`),
    description: `${t(`cards.${door.name}.text`)} ${t(`cards.${door.name}.words`)}`,
  }));
  return filterChoices(named, typed).filter(
    ({ ability, unless }) => abilities[ability] && !(unless && abilities[unless]),
  );
};
