import { CommandPalette } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type { FinderProps } from '@/shared/later/useFinder';
import { useCommands } from './useCommands';
import { useFound } from './useFound';

export const Palette = (props: FinderProps) => {
  const { t } = useTranslation();
  const { typed } = props;
  const found = useFound(typed);
  const countText = (count: number) => {
    if (count === 0 && found.searching) return t('palette.searching');
    const said = t('palette.results', { count, typed });
    return found.failed ? `${said} ${t('palette.failed')}` : said;
  };
  return (
    <CommandPalette
      {...props}
      label={t('palette.title')}
      placeholder={t('palette.placeholder')}
      /* What the server finds comes below: what was there keeps its place, and Enter its meaning. */
      commands={[...useCommands(typed), ...found.commands]}
      countText={countText}
    />
  );
};
