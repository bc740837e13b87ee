import type { BookletContent } from '@livretier/booklet';
import { ICON } from './pictures/iconPicture';

/** What a telephone wants to know to put the booklet among its applications. */
export const manifestOf = ({ name, company, lang, theme }: BookletContent, icon: string) => ({
  name,
  short_name: company || name,
  lang,
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: theme.colours.background,
  theme_color: theme.colours.primary,
  icons: [
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: `o/${icon}`, sizes: `${ICON}x${ICON}`, type: 'image/png', purpose: 'any' },
  ],
});
