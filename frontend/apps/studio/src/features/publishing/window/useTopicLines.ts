import { languageName } from '@livretier/booklet';
import { useTranslation } from 'react-i18next';
import type { Checks } from '@/features/booklets/api';
import { useLocale } from '@/shared/locale/useLocale';
import { capitalized } from '@/shared/text/dates';
import { percentage } from '@/shared/text/numbers';

type Topic = Checks['topics'][number];
type Shown = 'grid' | 'accessibility' | 'values' | 'languages' | 'managers' | 'content';

const always: readonly string[] = ['grid', 'accessibility', 'values', 'languages'];
const figure = ({ params }: Topic, name: string) => Number(params[name] ?? 0);

/** What each topic of the checks comes to, in a few words; what is ready besides the four great ones goes without saying. */
export const useTopicLines = () => {
  const { t } = useTranslation('publishing');
  const locale = useLocale();
  const sayings: Record<Shown, (topic: Topic) => string> = {
    grid: (topic) => {
      const [missing, incomplete] = [figure(topic, 'missing'), figure(topic, 'to_complete')];
      const spared = figure(topic, 'not_applicable');
      if (missing > 0) return t('checks.gridMissing', { count: missing });
      if (topic.state === 'blocking') return t('checks.noSector');
      if (incomplete > 0) return t('checks.gridIncomplete', { count: incomplete });
      return [t('checks.gridReady'), ...(spared > 0 ? [t('checks.notApplicable', { count: spared })] : [])].join(', ');
    },
    accessibility: (topic) => {
      const [blocking, advisory] = [figure(topic, 'blocking'), figure(topic, 'advisory')];
      if (blocking > 0) return t('checks.inaccessible', { count: blocking });
      const rest = advisory > 0 ? [t('checks.improve', { count: advisory })] : [];
      return [t('checks.accessible'), ...rest].join(', ');
    },
    values: (topic) => {
      const [empty, soon] = [figure(topic, 'missing'), figure(topic, 'due_soon')];
      const asked = figure(topic, 'essential_missing') + figure(topic, 'overdue');
      if (asked > 0) return t('checks.valuesMissing', { count: asked });
      const rest = [
        ...(soon > 0 ? [t('checks.valuesSoon', { count: soon })] : []),
        ...(empty > 0 ? [t('checks.valuesEmpty', { count: empty })] : []),
      ];
      return rest.length > 0 ? capitalized(rest.join(', ')) : t('checks.valuesReady');
    },
    languages: ({ params }) => {
      const others = Object.entries(params);
      const partly = others.filter(([, share]) => Number(share) < 100);
      if (others.length === 0) return t('checks.onlyFrench');
      if (partly.length === 0) return t('checks.translated');
      const shares = partly.map(([tag, share]) => {
        const language = languageName(tag, locale);
        return Number(share) > 0
          ? t('checks.share', { language, share: percentage(Number(share) / 100, locale) })
          : language;
      });
      return t('checks.partly', { shares: capitalized(shares.join(', ')) });
    },
    managers: () => t('checks.managers'),
    content: (topic) =>
      topic.state === 'blocking' ? t('checks.content') : t('checks.forSome', { count: figure(topic, 'for_some') }),
  };
  return ({ topics }: Checks) =>
    topics
      .filter(({ topic, state }) => topic in sayings && (always.includes(topic) || state !== 'ready'))
      .map((topic) => ({ ...topic, text: sayings[topic.topic as Shown](topic) }));
};
