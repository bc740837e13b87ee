import { useTranslation } from 'react-i18next';
import type { Fix, Issue } from './types';

/** The sentences about a fault and its remedies. */
export const useIssueText = ({ fault, values }: Issue) => {
  const { t } = useTranslation('editor');
  const what = fault === 'contrast' ? t(`accessibility.pairs.${values.what}` as 'accessibility.pairs.text') : '';
  const language =
    fault === 'foreign' ? t(`accessibility.languages.${values.lang}` as 'accessibility.languages.en') : '';
  const fixLabel = (fix: Exclude<Fix, { kind: 'describe' }>) => {
    if (fix.kind === 'level') return t('accessibility.fixes.level', { level: fix.level });
    if (fix.kind === 'language') return t('accessibility.fixes.language', { language });
    return t(`accessibility.fixes.${fix.kind}`);
  };
  return {
    title: t(`accessibility.issues.${fault}.title`),
    text: t(`accessibility.issues.${fault}.text`, { ...values, what, language }),
    fixLabel,
  };
};
