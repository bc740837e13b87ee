import { colourVariables, type Variables } from './colourVariables';
import { fonts } from './fonts';
import type { Theme } from './theme';

/** Every variable that the views of a booklet read. */
export const themeVariables = (theme: Theme): Variables => ({
  ...colourVariables(theme.colours),
  '--lvr-title': fonts[theme.fonts.title].family,
  '--lvr-title-weight': String(fonts[theme.fonts.title].titleWeight),
  '--lvr-body': fonts[theme.fonts.text].family,
  '--lvr-radius': '12px',
  '--lvr-size': `${theme.size}px`,
});
