import { useTranslation } from 'react-i18next';
import type { BookletKind } from './types';

export const bookletKinds = [
  'employee_welcome',
  'safety',
  'trainee',
  'apprentice',
  'patient',
  'resident',
  'customer',
  'other',
] as const satisfies readonly BookletKind[];

/** Whether what is made for `kinds` (none: every kind) stands in such a booklet. */
export const concerns = (kinds: readonly BookletKind[], kind: BookletKind | undefined) =>
  !kind || kinds.length === 0 || kinds.includes(kind);

/** The kinds of booklet, as a form offers them. */
export const useKindChoices = () => {
  const { t } = useTranslation('library');
  return bookletKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }));
};
