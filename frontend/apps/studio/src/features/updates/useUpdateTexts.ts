import type { BlockType } from '@livretier/blocks';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { calendarDay, longDate } from '@/shared/text/dates';
import { wholeNumber } from '@/shared/text/numbers';
import type { Choice, ProposalLine, Unit } from './api';

const typeOf = (side: unknown) =>
  typeof side === 'object' && side !== null && 'type' in side ? (side.type as BlockType) : undefined;

/** What is said of updates in more than one place. */
export const useUpdateTexts = () => {
  const { t } = useTranslation(['updates', 'editor']);
  const locale = useLocale();
  const counted = (count: number) => ({ count, number: wholeNumber(count, locale) });

  /** "Texte de « Se laver les mains »" */
  const unit = ({ kind, core, mine, base, page_title: page }: Unit) => {
    const type = typeOf(core) ?? typeOf(mine) ?? typeOf(base);
    if (kind === 'block' && type) return t('unit.block', { block: t(`editor:block.${type}.name`), page });
    return t(`unit.${kind === 'block' ? 'page' : kind}`, { page });
  };

  const choice = ({ change, kind, mine }: Unit, value: Choice) => {
    if (value === 'combined' || value === 'skip') return t(`choice.${value}`);
    if (kind === 'moved') return t(`choice.moved.${value}`);
    if (change !== 'changed') return t(`choice.${change}.${value}`);
    return t(`choice.${mine === null && kind === 'block' ? 'gone' : 'changed'}.${value}`);
  };

  return {
    unit,
    choice,
    day: (on: string) => longDate(calendarDay(on), locale),
    readers: (count: number) => t('readers', counted(count)),
    blocks: (count: number) => t('blocks', counted(count)),
    pages: (count: number) => t('pages', counted(count)),
    booklets: (count: number) => t('booklets', counted(count)),
    /** How much of it somebody has to look at. */
    extent: ({ conflicts, adapted, blocks, asked }: ProposalLine) => {
      if (conflicts > 0) return t('extent.conflict', { ...counted(conflicts), of: wholeNumber(blocks, locale) });
      if (adapted > 0) return t('extent.adapted', counted(adapted));
      return asked > 0 ? t('extent.decided') : t('extent.ready', counted(blocks));
    },
  };
};
