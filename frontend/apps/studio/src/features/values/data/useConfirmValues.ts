import { api, unwrap } from '@livretier/api';
import { notify } from '@livretier/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ValueLine } from '../types';
import { useRefresh } from './useRefresh';

/** A site that has no value of its own shows the company's: each is confirmed where it was said. */
const byPlace = (lines: readonly ValueLine[]) =>
  [...new Set(lines.map(({ site }) => site?.id ?? null))].map((site) => ({
    site,
    keys: lines.filter((line) => (line.site?.id ?? null) === site).map(({ key }) => key),
  }));

/** Says that these are still true. */
export const useConfirmValues = () => {
  const { t } = useTranslation('values');
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (lines: readonly ValueLine[]) =>
      Promise.all(byPlace(lines).map((body) => unwrap(api.POST('/api/values/confirm', { body })))),
    onSuccess: (_, { length: count }) => {
      notify({ severity: 'success', summary: t('confirm.done', { count }) });
      void refresh();
    },
  });
};
