import { CommandPalette } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type { FinderProps } from '@/shared/later/useFinder';
import { useCommands } from './useCommands';

export const Palette = (props: FinderProps) => {
  const { t } = useTranslation();
  return (
    <CommandPalette
      {...props}
      label={t('palette.title')}
      placeholder={t('palette.placeholder')}
      commands={useCommands(props.typed)}
      countText={(count) => t('palette.results', { count, typed: props.typed })}
    />
  );
};
