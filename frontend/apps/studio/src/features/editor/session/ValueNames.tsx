import { ValueLabelsProvider, ValuesProvider } from '@livretier/blocks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { neededValuesQuery } from '@/features/booklets/api';
import { defaultLocale } from '@/shared/locale/locales';
import { NamedValues } from '@/shared/paper/NamedValues';
import { valueName } from '@/shared/paper/valueName';
import { valuesQuery } from '../source/queries';
import type { Insertable, Source } from '../source/types';

type FilledValuesProps = { bookletId: string; insertable: readonly Insertable[] | undefined; children: ReactNode };

/** Shows what a booklet has filled in where its texts insert it; what is still missing says so. */
export const FilledValues = ({ bookletId, insertable, children }: FilledValuesProps) => {
  const { t } = useTranslation('editor');
  const needed = useQuery(neededValuesQuery(bookletId)).data?.items;
  /* Where the site of the booklet has its own, that one is said: it comes later in the list. */
  const known = useMemo(
    () => new Map([...(insertable ?? []), ...(needed ?? [])].map((value) => [value.key, value])),
    [insertable, needed],
  );
  const find = useMemo(() => (key: string) => known.get(key)?.value || undefined, [known]);
  const name = (key: string) => {
    const value = known.get(key);
    return value && t('values.toFill', { name: valueName(value, defaultLocale) });
  };
  return (
    <ValuesProvider value={find}>
      <ValueLabelsProvider value={name}>{children}</ValueLabelsProvider>
    </ValuesProvider>
  );
};

type Props = { source: Source; mayWrite: boolean; children: ReactNode };

/** Names the living values of what is written; in a booklet, says what they hold. */
export const ValueNames = ({ source, mayWrite, children }: Props) => {
  const values = useQuery(valuesQuery(source, mayWrite)).data;
  if (source.kind === 'chapter') return <NamedValues values={values}>{children}</NamedValues>;
  return (
    <FilledValues bookletId={source.id} insertable={values}>
      {children}
    </FilledValues>
  );
};
