import type { Theme } from '@livretier/booklet';
import { withFetched } from '../assets';
import { fontSheets } from '../sheets';
import type { artOf } from './art';

/** The sheets of a document, by name: its own, and the families that it wears. */
export const sheetNames = (own: 'print.css' | 'poster.css', { fonts }: Theme) => [own, ...fontSheets(fonts)];

/** What must stand in `o/` beside a document, with all that it fetches. */
export const assetsOf = (sheets: string[], { drawing }: ReturnType<typeof artOf>) =>
  withFetched(drawing ? [...sheets, drawing] : sheets);
