import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { calendarDay, capitalized, longDate } from '@/shared/text/dates';
import { fileSize, wholeNumber } from '@/shared/text/numbers';
import type { NextDay, TodoItem, TodoLine } from '../api';

/** What a line says: the fact, and what one should know of it. */
export const useTodoTexts = () => {
  const { t } = useTranslation('todo');
  const locale = useLocale();
  const day = (on: string | null) => (on ? longDate(calendarDay(on), locale, { year: false }) : '');
  const counted = (count: number) => ({ count, number: wholeNumber(count, locale) });

  const named = (locales: readonly string[]) => {
    const names = new Intl.DisplayNames(locale, { type: 'language' });
    const languages = locales.map((code) => names.of(code.split('-')[0] ?? code) ?? code);
    return new Intl.ListFormat(locale).format(languages);
  };

  const title = ({ kind, count, params, booklets }: Pick<TodoLine, 'kind' | 'count' | 'params' | 'booklets'>) =>
    t(`title.${kind}`, {
      ...counted(booklets > 1 && kind === 'booklet_review' ? booklets : count),
      version: params.version,
    });

  const quota = ({ kind, params: { used, quota: most } }: TodoLine) => {
    const said = (value: number | null | undefined) =>
      kind === 'storage_quota' ? fileSize(value ?? 0, locale) : wholeNumber(value ?? 0, locale);
    return t('detail.quota', { used: said(used), quota: said(most) });
  };

  const detail = (line: TodoLine) => {
    const { kind, count, booklets, due_on, params } = line;
    if (booklets > 1) return t('detail.together', counted(booklets));
    switch (kind) {
      case 'missing_obligation':
        return count > 1
          ? t('detail.andMore', { label: params.label, ...counted(count - 1) })
          : t('detail.missing_obligation', { label: params.label, reference: params.reference });
      case 'legal_update':
        return t('detail.legal_update', { label: params.label, day: day(due_on) });
      case 'core_update':
        return t('detail.core_update', { label: params.label });
      case 'overdue_value':
        return t('detail.overdue_value', { label: capitalized(params.label ?? ''), day: day(due_on) });
      case 'late_readers':
        return params.without_email
          ? t('detail.late_without_email', { day: day(due_on), ...counted(params.without_email) })
          : t('detail.late_readers', { day: day(due_on) });
      case 'unanswered_question':
        return t('detail.unanswered_question', { day: day(due_on) });
      case 'outdated_translation':
        return t('detail.outdated_translation', { label: params.label, languages: named(params.locales ?? []) });
      case 'failed_publication':
        return t('detail.failed_publication');
      case 'booklet_review':
        return t('detail.booklet_review', { day: day(due_on) });
      default:
        return quota(line);
    }
  };

  return {
    title,
    detail,
    /** What one of several booklets adds to their line. */
    item: (kind: TodoLine['kind'], { count, due_on }: TodoItem) =>
      kind === 'booklet_review' ? day(due_on) : wholeNumber(count, locale),
    verb: (kind: TodoLine['kind']) => t(`verb.${kind}`),
    next: ({ kind, on }: NextDay) => t(`next.${kind}`, { day: longDate(calendarDay(on), locale) }),
  };
};
