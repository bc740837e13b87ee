export { BookletView } from './BookletView';
export { coloursFromLogo } from './colours/coloursFromLogo';
export { contrast, type Verdict, verdict } from './colours/contrast';
export { darkOf } from './colours/darkOf';
export { nearestCompliant } from './colours/nearest';
export { mix } from './colours/oklab';
export { type Pair, type PairName, pairNames, pairs } from './colours/pairs';
export { type FoundColour, paletteFrom } from './colours/palette';
export { isColour } from './colours/rgb';
export { simulate } from './colours/simulate';
export type { Variables } from './colourVariables';
export {
  type BookletChapter,
  type BookletContent,
  type BookletPage,
  type Edition,
  isAnnexe,
  type Kind,
  kinds,
  type OfficialText,
  type Place,
  type Structure,
  structures,
} from './content';
export { ContentsView } from './contents/ContentsView';
export { type DrawingSource, layoutOf } from './cover/Backdrop';
export { CoverView } from './cover/CoverView';
export { titleSize } from './cover/titleSize';
export { darkSheet } from './darkSheet';
export { DoorView, doors } from './door/DoorView';
export { type DrawingName, drawingFor, drawingNames, drawings } from './drawings';
export { type FontName, fontNames, fonts } from './fonts';
export { BookletCover } from './list/BookletCover';
export { writtenDay } from './locales/day';
export { drawingLabels } from './locales/drawings';
export { languageName, ownLanguageName } from './locales/languageName';
export { spokenIn, wordsOf } from './locales/words';
export { onlySaid } from './onlySaid';
export { PageView } from './page/PageView';
export { SourceLine } from './page/SourceLine';
export { TranslatedBlock } from './page/TranslatedBlock';
export { fileOf, findPage, type Hrefs, hrefsFrom, placeAt, placesOf, rootFrom, type Ways } from './places';
export { askedIn, posterWordsIn, sceneOf } from './poster';
export {
  type Colours,
  defaultTheme,
  type PaletteName,
  paletteNames,
  palettes,
  sizes,
  type Theme,
} from './theme';
export { themeSheet } from './themeSheet';
export { themeVariables } from './themeVariables';
export { ChangesView } from './version/ChangesView';
export { STALE_SHEET, Stale } from './version/Stale';
export { loadFonts, wear } from './wear';
