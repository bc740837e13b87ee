import { fonts, type Theme, themeVariables } from '@livretier/booklet';
import { readAsset } from '../../assets';
import type { Bundle } from '../bundleInput';
import { familiesOf, objectOf, type Picture, pictureOf, rectangle, svgOf } from './picture';

/** What those who show a link ask for. */
export const SHARED = { width: 1200, height: 630 };
const HALF = SHARED.width / 2;
const MARGIN = 72;

/* As the cover: the sky grows paler towards the ground. */
const PALER =
  '<linearGradient id="paler" x2="0" y2="1"><stop offset=".38" stop-color="#fff" stop-opacity="0"/>' +
  '<stop offset="1" stop-color="#fff" stop-opacity=".55"/></linearGradient>';

/** The drawing in the right half; the sky above it, where a cover has its title, is what is cut. */
const drawn = ({ cover }: Theme, layout: 'top' | 'band') =>
  readAsset(`${cover.drawing}.svg`)
    .replace('<svg ', `<svg x="${HALF}" width="${HALF}" height="${SHARED.height}" `)
    .replace('xMidYMid', layout === 'top' ? 'xMidYMax' : 'xMidYMid');

const sky = (ground: string) =>
  PALER + rectangle(0, SHARED.width, SHARED.height, ground) + rectangle(0, SHARED.width, SHARED.height, 'url(#paler)');

const band = (ground: string, behind: string) =>
  rectangle(0, HALF, SHARED.height, ground) + rectangle(HALF, HALF, SHARED.height, behind);

/** The cover as others show it beside a link: its art, its colours, its name and whose it is. */
export const sharePicture = ({ booklet, media }: Bundle, layout: 'top' | 'band'): Picture => {
  const { name, company, theme } = booklet;
  const { '--lvr-cover': cover = '', '--lvr-cover-ink': coverInk = '', ...worn } = themeVariables(theme);
  const { '--lvr-primary': primary = '', '--lvr-on-primary': onPrimary = '', '--lvr-cover-band': behind = '' } = worn;
  const photograph = theme.cover.picture ? objectOf(media[theme.cover.picture], HALF) : undefined;
  const ink = layout === 'top' ? coverInk : onPrimary;
  const place = { left: MARGIN, width: HALF - 2 * MARGIN, ink, centred: false };
  return pictureOf('share', {
    svg: svgOf(
      SHARED.width,
      SHARED.height,
      layout === 'top' ? sky(cover) : band(primary, behind),
      photograph ? '' : drawn(theme, layout),
    ),
    photographs: photograph
      ? [{ object: photograph, left: HALF, top: 0, width: HALF, height: SHARED.height, fits: 'cover' }]
      : [],
    lines: [
      { ...place, text: company, family: theme.fonts.text, weight: 600, top: MARGIN, height: 40 },
      {
        ...place,
        text: name,
        family: theme.fonts.title,
        weight: fonts[theme.fonts.title].titleWeight,
        top: 168,
        height: 330,
      },
    ],
    families: familiesOf(theme),
  });
};
