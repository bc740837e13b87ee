import type { BookletContent } from '@livretier/booklet';

/** What a telephone wants to know to put the booklet among its applications. */
export const manifestOf = ({ name, company, lang, theme }: BookletContent) => ({
  name,
  short_name: company || name,
  lang,
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: theme.colours.background,
  theme_color: theme.colours.primary,
  icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
});
