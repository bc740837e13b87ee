import { ValueLabelsProvider } from '@livretier/blocks';
import { type ReactNode, useMemo } from 'react';
import { defaultLocale } from '../locale/locales';
import { type LivingValue, valueName } from './valueName';

type Props = { values: readonly LivingValue[] | undefined; children: ReactNode };

/** Names the living values wherever words of the booklet are shown, in its language: French until it has its own. */
export const NamedValues = ({ values, children }: Props) => {
  const find = useMemo(() => {
    const names = new Map(values?.map((value) => [value.key, valueName(value, defaultLocale)]));
    return (key: string) => names.get(key);
  }, [values]);
  return <ValueLabelsProvider value={find}>{children}</ValueLabelsProvider>;
};
