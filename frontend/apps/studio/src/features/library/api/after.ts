import { notify } from '@livretier/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type library from '@/locales/fr/library.json';

/** After a change in the library: what is on screen is read again, and so is the journal. */
export const useRefresh = () => {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ['journal'] });
    return client.invalidateQueries({ queryKey: ['library'] });
  };
};

type Done = keyof (typeof library)['said'];

/** Says that something was done, where nothing else on screen does. */
export const useSay = () => {
  const { t } = useTranslation('library');
  return (done: Done) => notify({ severity: 'success', summary: t(`said.${done}`) });
};
