import { languageName } from '@livretier/booklet';
import { useTranslation } from 'react-i18next';
import type { Checks } from '@/features/booklets/api';
import { useLocale } from '@/shared/locale/useLocale';
import { calendarDay, longDate } from '@/shared/text/dates';
import { percentage } from '@/shared/text/numbers';

type Topic = Checks['topics'][number];
type Params = Topic['params'];

const numberOf = (params: Params, name: string) => Number(params[name] ?? 0);
const textOf = (params: Params, name: string) => String(params[name] ?? '');

/** One sentence for each topic, from its figures. */
export const useTopicText = () => {
  const { t } = useTranslation('look');
  const locale = useLocale();

  const counted = (name: 'notApplicable' | 'toComplete' | 'missing', count: number) =>
    count > 0 ? [t(`topics.grid.${name}`, { count })] : [];

  const sentences: Record<Topic['topic'], (params: Params) => string> = {
    grid: (params) =>
      [
        t('topics.grid.covered', { count: numberOf(params, 'covered') }),
        ...counted('notApplicable', numberOf(params, 'not_applicable')),
        ...counted('toComplete', numberOf(params, 'to_complete')),
        ...counted('missing', numberOf(params, 'missing')),
        t('topics.grid.all', { all: numberOf(params, 'all') }),
      ].join(', '),
    accessibility: (params) =>
      [
        t('topics.accessibility.blocking', { count: numberOf(params, 'blocking') }),
        numberOf(params, 'images') > 0
          ? t('topics.accessibility.images', { count: numberOf(params, 'images') })
          : t('topics.accessibility.advisory', { count: numberOf(params, 'advisory') }),
      ].join(' '),
    values: (params) => {
      const [day, all] = [textOf(params, 'next_review'), numberOf(params, 'all')];
      if (all === 0) return t('topics.values.none');
      const filled = t('topics.values.filled', { count: numberOf(params, 'filled'), all });
      return day
        ? t('topics.values.next', { filled, day: longDate(calendarDay(day), locale) })
        : t('topics.values.only', { filled });
    },
    languages: (params) => {
      const shares = Object.entries(params).map(([tag, share]) =>
        t('topics.languages.share', {
          language: languageName(tag, locale),
          share: percentage(Number(share) / 100, locale),
        }),
      );
      return shares.length > 0
        ? t('topics.languages.others', { shares: shares.join(', ') })
        : t('topics.languages.onlyFrench');
    },
    managers: (params) => {
      const [main, substitutes] = [textOf(params, 'main'), textOf(params, 'substitutes')];
      if (!main) return t('topics.managers.none');
      return substitutes ? t('topics.managers.both', { main, substitutes }) : t('topics.managers.alone', { main });
    },
    content: (params) =>
      [
        t('done.chapters', { count: numberOf(params, 'chapters') }),
        t('done.pages', { count: numberOf(params, 'pages') }),
        ...(numberOf(params, 'empty') > 0 ? [t('topics.content.empty', { count: numberOf(params, 'empty') })] : []),
      ].join(', '),
  };
  return ({ topic, params }: Topic) => sentences[topic](params);
};
