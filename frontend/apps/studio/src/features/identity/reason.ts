import { useTranslation } from 'react-i18next';

export const shortestReason = 10;
export const longestReason = 500;

const starts = ['help', 'check', 'report'] as const;

/** Beginnings of a reason: which one a text has, the text with another, and what somebody wrote by hand after it. */
export const useReasonStarts = () => {
  const { t } = useTranslation('identity');
  const beginnings = starts.map((name) => {
    const label = t(`why.${name}`);
    return { name, label, text: t('why.begun', { start: label }) };
  });
  const currentOf = (reason: string) => beginnings.find(({ text }) => reason.startsWith(text));
  const freePart = (reason: string) => reason.slice(currentOf(reason)?.text.length ?? 0).trim();
  const toggled = (reason: string, name: (typeof starts)[number]) => {
    const current = currentOf(reason);
    const wanted = current?.name === name ? undefined : beginnings.find((start) => start.name === name);
    return (wanted?.text ?? '') + reason.slice(current?.text.length ?? 0);
  };
  return { beginnings, currentOf, freePart, toggled };
};
