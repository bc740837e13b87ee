import type { components } from '@livretier/api';
import { paths } from '../paths';

export type CheckPoint = components['schemas']['CheckPoint'];
type Goal = CheckPoint['goal'];

const screens: Record<Exclude<Goal, 'page' | 'grid'>, string> = {
  sector: paths.creationSector,
  chapters: paths.creationChapters,
  languages: paths.creationStructure,
  values: paths.creationValues,
  colours: paths.creationColors,
  logo: paths.creationLogo,
  managers: paths.bookletManagers,
  advanced: paths.bookletAdvanced,
};

/** Where a point is put right. */
export const goalLink = (bookletId: string, { goal, page, block }: Pick<CheckPoint, 'goal' | 'page' | 'block'>) => {
  const inEditor = { to: paths.bookletEditor as string, params: { id: bookletId } };
  if (goal === 'grid') return { ...inEditor, search: { vue: 'grille' as const } };
  if (goal === 'page') return { ...inEditor, search: { page: page ?? undefined, bloc: block ?? undefined } };
  return { to: screens[goal], search: { livret: bookletId } };
};
