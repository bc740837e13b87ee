import { useCallback, useSyncExternalStore } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** How many fields differ from what is stored. Draws again when this number changes, not at each key. */
export const useChangeCount = <Values extends FieldValues>(
  { subscribe, getValues }: Pick<UseFormReturn<Values>, 'subscribe' | 'getValues'>,
  changesIn: (values: Values) => object,
) => {
  const listen = useCallback(
    (callback: () => void) => subscribe({ formState: { values: true }, callback }),
    [subscribe],
  );
  return useSyncExternalStore(listen, () => Object.keys(changesIn(getValues())).length);
};
