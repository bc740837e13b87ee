import type { Theme } from '@livretier/booklet';
import { beside } from './addresses';
import { builtName, readAsset } from './assets';

/** The families that a theme wears, each a sheet of its own. */
export const fontSheets = ({ title, text }: Theme['fonts']) => [...new Set([title, text])].map((font) => `${font}.css`);

/** The letters of these families that every page needs: fetched before the sheet that asks for them is read. */
export const coreFonts = ({ title, text }: Theme['fonts']) =>
  [...new Set([title, text])].map((font) => builtName(`${font}-core.woff2`));

/** The same sheets written out, as a sheet of the booklet has them: `way` leads from it to the fonts. */
export const writtenFonts = (fonts: Theme['fonts'], way: string) =>
  fontSheets(fonts)
    .map((sheet) => readAsset(sheet).replaceAll(/url\(("?)\.\//g, `url($1${way}`))
    .join('');

/** What one screen wears besides what they all do: it bears its name. */
export const screenSheets = ['cover.css', 'contacts.css', 'end.css', 'search.css'];

/** What only a script shows wears it. */
export const LATER_SHEET = 'later.css';

/** The letters that a reader may want instead of the booklet’s: fetched by whoever does. */
export const EASY_SHEET = 'atkinson.css';

/** The style of what is drawn, and the families that it wears, which stand beside it. */
export const sheetsOf = (stylesheet: string | undefined, fonts: Theme['fonts']) =>
  stylesheet
    ? [
        stylesheet,
        ...[...screenSheets, LATER_SHEET, ...fontSheets(fonts)].map((sheet) => beside(stylesheet, builtName(sheet))),
      ]
    : [];
