import { SearchButton } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { useFinder } from '@/shared/later/useFinder';
import { shortcutKeys, shortcutText } from '@/shared/shortcut';
import { useShortcut } from './useShortcut';

const load = async () => (await import('./Palette')).Palette;

/** The field in the bar and its keys: both open the palette. */
export const PaletteButton = () => {
  const { t } = useTranslation();
  const { Finder, props, ...palette } = useFinder(load);
  useShortcut(palette);
  return (
    <>
      <SearchButton
        placeholder={t('palette.placeholder')}
        shortcut={shortcutText()}
        aria-keyshortcuts={shortcutKeys()}
        onClick={palette.open}
      />
      {Finder && <Finder {...props} />}
    </>
  );
};
