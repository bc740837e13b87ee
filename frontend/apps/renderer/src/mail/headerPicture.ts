import { readAsset } from '../assets';
import { objectOf, type Picture, pictureOf, rectangle, svgOf } from '../bundle/pictures/picture';
import type { MailInput } from './mailInput';

/** Twice as fine as it is shown. */
export const HEADER = { width: 1200, height: 240 };

/* Above it stands the sky alone: what the edge would cut comes out of it. */
const fading = (sky: string) =>
  `<linearGradient id="fading" x2="0" y2="1"><stop stop-color="${sky}"/>` +
  `<stop offset=".3" stop-color="${sky}" stop-opacity="0"/></linearGradient>${rectangle(0, HEADER.width, HEADER.height, 'url(#fading)')}`;

/** The middle of the cover's art, on the sky that the name of the company stands on. */
export const headerPicture = ({ theme: { cover }, media }: MailInput, sky: string): Picture => {
  const { width, height } = HEADER;
  const photograph = cover.picture ? objectOf(media[cover.picture], width) : undefined;
  const drawn = () => readAsset(`${cover.drawing}.svg`).replace('<svg ', `<svg width="${width}" height="${height}" `);
  return pictureOf('mail', {
    svg: svgOf(width, height, rectangle(0, width, height, sky), photograph ? '' : drawn() + fading(sky)),
    photographs: photograph ? [{ object: photograph, left: 0, top: 0, width, height, fits: 'cover' }] : [],
    lines: [],
    families: {},
  });
};
