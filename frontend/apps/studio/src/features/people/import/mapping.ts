import { useTranslation } from 'react-i18next';
import type { ImportColumn, PersonField } from './api';
import { isField } from './fields';

export const mappingOf = (columns: readonly ImportColumn[]): PersonField[] =>
  columns.map(({ field }) => (isField(field) ? field : ''));

/** What a column is called; one without a title has its place. */
export const useColumnTitle = () => {
  const { t } = useTranslation('people');
  return ({ title }: Pick<ImportColumn, 'title'>, place: number) =>
    title || t('import.columns.untitled', { number: place + 1 });
};

/** For each column that says the same as one before it, the place of that one. */
export const doubledIn = (mapping: readonly PersonField[]) =>
  new Map(
    mapping.flatMap((field, place) => {
      const first = mapping.indexOf(field);
      return field !== '' && first < place ? [[place, first] as const] : [];
    }),
  );

/** Whether people can be told apart by these columns, as the server asks. */
export const identifies = (mapping: readonly PersonField[]) =>
  mapping.includes('reference') ||
  mapping.includes('email') ||
  (mapping.includes('first_name') && mapping.includes('last_name'));
