import { notify } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type library from '../../locales/fr/library.json';

export type Done = keyof (typeof library)['said'];

/** Says that something was done, where nothing else on screen does. */
export const useSay = () => {
  const { t } = useTranslation('library');
  return (done: Done) => notify({ severity: 'success', summary: t(`said.${done}`) });
};
