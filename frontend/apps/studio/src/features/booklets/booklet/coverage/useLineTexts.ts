import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { type CoverageLine, lackingOf } from './states';

const thresholds = { headcount_11: 11, headcount_50: 50, headcount_250: 250 } as const;

const isThreshold = (condition: string): condition is keyof typeof thresholds => condition in thresholds;

/** What the grid says of a line in a few words. */
export const useLineTexts = (headcount: number | null) => {
  const { t } = useTranslation(['coverage', 'library']);
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  /** « 1 numéro et 2 noms ». */
  const lackingFacts = (line: CoverageLine) => {
    const kinds = lackingOf(line).map(({ kind }) => kind);
    const counts = [...new Set(kinds)].map((kind) =>
      t(`coverage:lacks.${kind}`, { count: kinds.filter((one) => one === kind).length }),
    );
    return counts.length > 0 && t('coverage:lacking', { what: list.format(counts) });
  };
  /** Why it is not covered by the pages that speak of it. */
  const lacking = (line: CoverageLine) =>
    [lackingFacts(line), line.lacks_of_text && t(`coverage:lacksOfText.${line.lacks_of_text}`)]
      .filter(Boolean)
      .join('. ');
  const conditions = (line: CoverageLine) => line.conditions.map((one) => t(`library:conditions.${one}`));
  /** Why it does not concern the company, if its answers say so. */
  const unmet = ({ unmet: [first] }: CoverageLine) => {
    if (!first) return undefined;
    if (isThreshold(first)) return t('coverage:unmetHeadcount', { count: headcount ?? 0, from: thresholds[first] });
    return t('coverage:unmet', { condition: t(`library:conditions.${first}`) });
  };
  return { lacking, conditions, unmet };
};
