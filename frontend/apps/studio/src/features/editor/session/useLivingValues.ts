import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { valueName } from '@/shared/paper/valueName';
import { valuesQuery } from '../source/queries';
import { useEditing } from './context';

/** The living values that can be inserted, named in the language of the author; `note` says why there are none. */
export const useLivingValues = () => {
  const { t } = useTranslation('editor');
  const locale = useLocale();
  const { source, manuscript } = useEditing();
  const { data, error } = useQuery(valuesQuery(source, manuscript.abilities.write));
  const kinds = t('values.kinds', { returnObjects: true });
  const choices = (data ?? []).map((value) => ({
    ...{ id: value.key, kind: value.kind, label: valueName(value, locale) },
    ...{ words: Object.values(value.label).join(' '), note: kinds[value.kind] },
  }));
  if (data) return { choices, note: undefined };
  return { choices, note: t(error ? 'values.unreachable' : 'values.loading') };
};

export type ValueChoice = ReturnType<typeof useLivingValues>['choices'][number];
