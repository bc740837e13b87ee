import type { Inks } from './colours';

/* Colours of a dark screen; what was written on each element gives way. */
const night = ({ ground, sheet, card, line, ink, paler, link, button, onButton }: Inks) =>
  `.m-ground{background:${ground}!important}` +
  `.m-sheet{background:${sheet}!important;color:${ink}!important}` +
  `.m-card{background:${card}!important;border-color:${line}!important}` +
  `.m-line{border-color:${line}!important}` +
  `.m-ink{color:${ink}!important}` +
  `.m-paler{color:${paler}!important}` +
  `.m-link{color:${link}!important}` +
  `.m-button{background:${button}!important;color:${onButton}!important}`;

const NARROW =
  '@media (max-width:620px){.m-around{padding:0!important}.m-side{padding-left:20px!important;padding-right:20px!important}' +
  '.m-wide{width:100%!important;border-radius:0!important}.m-full{display:block!important}.m-band{border-radius:0!important}' +
  '.m-fact{padding:10px!important;font-size:15px!important}.m-fact span{font-size:13px!important}}' +
  '@media (max-width:380px){.m-fact{display:block!important;border-left:0!important}}';

/** What cannot be written on an element; a program that leaves it out shows the message by day, at its full width. */
export const mailSheet = (dark: Inks) =>
  `:root{color-scheme:light dark;supported-color-schemes:light dark}${NARROW}` +
  `@media (prefers-color-scheme:dark){${night(dark)}}`;

/* Outlook shows a serif where it does not know the first family of a list. */
const OUTLOOK = '<!--[if mso]><style>td,a,p,li,h1{font-family:Arial,sans-serif!important}</style><![endif]-->';

/* React asks browsers to fetch pictures early: this one is inside the message. */
const PRELOAD = /<link rel="preload"[^>]*>/g;

/** A whole document with its style in its head. */
export const dressedMail = (markup: string, sheet: string) =>
  `<!doctype html>${markup.replaceAll(PRELOAD, '').replace('</head>', () => `<style>${sheet}</style>${OUTLOOK}</head>`)}\n`;
