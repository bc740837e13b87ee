import { entry, locale, nameFor, root } from '../device/place';
import { recall, remember } from '../device/store';

type Chosen = { locale: string };

/** The language that was chosen on a cover is the one in which the common address opens from then on. */
export const keepLanguage = () => {
  const ways = [...document.querySelectorAll<HTMLAnchorElement>('.lvr-languages a[hreflang]')];
  const name = nameFor('language');
  for (const way of ways) way.addEventListener('click', () => remember(name, { locale: way.hreflang }));
  const chosen = recall<Chosen>(name).locale;
  const way = ways.find(({ hreflang }) => hreflang === chosen);
  if (way && chosen !== locale() && entry().href === root().href) location.replace(way.href);
};
