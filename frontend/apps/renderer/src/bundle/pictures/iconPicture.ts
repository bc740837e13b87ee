import { fonts, themeVariables } from '@livretier/booklet';
import type { Bundle } from '../bundleInput';
import { initialOf } from '../icon';
import { familiesOf, objectOf, type Picture, pictureOf, rectangle, svgOf } from './picture';

/** What telephones ask for. */
export const ICON = 180;
const LOGO = 140;
const INITIAL = 96;
/* A logo that is wider would be a line. */
const MOST_LENGTHENED = 2;

const isCompact = ({ width, height }: { width?: number; height?: number }) =>
  width !== undefined && height !== undefined && Math.max(width / height, height / width) <= MOST_LENGTHENED;

const centred = (size: number) => ({ left: (ICON - size) / 2, top: (ICON - size) / 2, width: size, height: size });

/** The booklet among the icons of a telephone: the logo of its company, or the initial in its colours. */
export const iconPicture = ({ booklet: { company, theme }, media }: Bundle): Picture => {
  const file = theme.logo ? media[theme.logo.media] : undefined;
  const logo = file && isCompact(file) ? objectOf(file, LOGO) : undefined;
  const { '--lvr-primary': primary = '', '--lvr-on-primary': ink = '' } = themeVariables(theme);
  const family = theme.fonts.title;
  return pictureOf('icon', {
    /* A logo is drawn for paper. */
    svg: svgOf(ICON, ICON, rectangle(0, ICON, ICON, logo ? '#ffffff' : primary)),
    photographs: logo ? [{ object: logo, ...centred(LOGO), fits: 'contain' }] : [],
    lines: logo
      ? []
      : [
          {
            text: initialOf(company),
            family,
            weight: fonts[family].titleWeight,
            ink,
            ...centred(INITIAL),
            centred: true,
          },
        ],
    families: familiesOf(theme),
  });
};
