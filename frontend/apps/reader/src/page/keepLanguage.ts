import { bundle, entry, locale, nameFor, root } from '../device/place';
import { recall, remember } from '../device/store';

type Chosen = { locale: string };

const SCREEN = /^#((?:c\d+(?:\/p\d+)?|sommaire|recherche|contacts)\.html(?:#[\w-]+)?)/;

const languageOf = (tag: string) => tag.split('-')[0];
const nameOfChoice = () => nameFor('language');

/** Which screen of the booklet an entry is asked to go on to. */
export const screenIn = (hash: string) => SCREEN.exec(hash)?.[1];

/** Whoever changed language on a screen comes to the same one, through the entry of that language. */
const goOn = () => {
  const screen = screenIn(location.hash);
  if (screen) location.replace(new URL(screen, bundle()));
  return screen !== undefined;
};

/** The language that was chosen is the one in which the common address opens from then on; whether it leads elsewhere. */
export const keepLanguage = () => {
  const ways = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
  for (const way of ways)
    way.addEventListener('click', () => {
      remember(nameOfChoice(), { locale: way.hreflang });
      if (way.hash) way.hash += location.hash;
    });
  const gone = goOn();
  const chosen = recall<Chosen>(nameOfChoice()).locale;
  const way = ways.find(({ hreflang }) => hreflang === chosen);
  if (!way || chosen === locale() || entry().href !== root().href) return gone;
  location.replace(way.href);
  return true;
};

/** Offers the language of the device, until somebody has said which one they want: by a link, or by closing this. */
export const proposeLanguage = (line: HTMLElement) => {
  const tag = line.querySelector('a')?.hreflang ?? '';
  const spoken = languageOf(navigator.language);
  line.hidden =
    languageOf(tag) !== spoken || languageOf(locale()) === spoken || !!recall<Chosen>(nameOfChoice()).locale;
  line.querySelector('button')?.addEventListener('click', () => {
    remember(nameOfChoice(), { locale: locale() });
    line.hidden = true;
  });
};
