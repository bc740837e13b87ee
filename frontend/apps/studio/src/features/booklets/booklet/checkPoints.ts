import type { components } from '@livretier/api';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';

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
};

/** Where a point is put right. */
export const goalLink = (bookletId: string, { goal, page, block }: Pick<CheckPoint, 'goal' | 'page' | 'block'>) => {
  const inEditor = { to: paths.bookletEditor as string, params: { id: bookletId } };
  if (goal === 'grid') return { ...inEditor, search: { vue: 'grille' as const } };
  if (goal === 'page') return { ...inEditor, search: { page: page ?? undefined, bloc: block ?? undefined } };
  return { to: screens[goal], search: { livret: bookletId } };
};

/** What a point of the checks says, and the page that it speaks of. */
export const usePointText = () => {
  const { t } = useTranslation(['coverage', 'editor']);
  const languages = new Intl.DisplayNames(useLocale(), { type: 'language' });
  return ({ topic, code, params }: CheckPoint) => {
    const ofEditor = topic === 'accessibility' && code !== 'logo_undescribed';
    const { title, label, locale } = params;
    const language = typeof locale === 'string' ? languages.of(locale) : undefined;
    /* The names of accessibility are those of the editor; the others are told here. A test reads them all. */
    const text = ofEditor
      ? t(`editor:accessibility.issues.${code}.title` as 'editor:accessibility.issues.image.title')
      : t(`coverage:points.${code}` as 'coverage:points.no_page', { ...params, locale: language });
    return {
      text,
      place: title ? t('coverage:onPage', { title }) : '',
      /** What of many it is. */
      subject: label ?? language,
    };
  };
};
