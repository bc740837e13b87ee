import { type Theme, themeSheet } from '@livretier/booklet';
import { builtName } from '../assets';
import type { artOf } from './art';
import type { PrintInput } from './printInput';
import { printWordsIn } from './words/words';

/** Words as a style sheet writes them: nothing in them ends it. */
export const cssString = (words: string) =>
  `"${words.replaceAll(/[^\p{L}\p{N} ,.;:!?()'’«»/…-]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;

/* First and last letters are enough to compare two sheets of paper. */
const short = (sha256: string) => `${sha256.slice(0, 4)}…${sha256.slice(-4)}`;

const running = ({ booklet, version, locale }: PrintInput) => {
  const words = printWordsIn(locale);
  return {
    company: booklet.company,
    name: booklet.name,
    version: `${words.versionOnly(version.number)}, ${words.fingerprint(short(version.sha256))}`,
    watch: words.watch,
    listen: words.listen,
    sheet: words.sheet,
  };
};

/** The theme, worn by the sheets themselves as well as by what stands on them. */
export const themed = (theme: Theme, { drawing, picture }: ReturnType<typeof artOf>) => {
  const art = drawing ? `o/${builtName(drawing)}` : picture;
  return `${themeSheet(theme, ':root')}${themeSheet(theme)}.lvp-art { background-image: url("${art}"); }\n`;
};

/** What runs along the edges of each sheet, and what the style sheet adds to the text. */
export const runningSheet = (input: PrintInput) => {
  const lines = Object.entries(running(input)).map(([name, words]) => `  --lvp-${name}: ${cssString(words)};\n`);
  return `:root {\n${lines.join('')}}\n`;
};

/* A drawing on paper is reached by no sheet: what icon.css says is written on it. */
const DRAWN = 'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

/** A whole document with its own style in its head. */
export const dressed = (markup: string, sheet: string) =>
  `<!doctype html>${markup.replace('</head>', () => `<style>${sheet}</style></head>`).replaceAll('<svg class="lvb-icon"', `<svg class="lvb-icon" ${DRAWN}`)}\n`;
