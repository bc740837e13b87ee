import type { Theme } from '@livretier/booklet';
import { builtName } from '../../assets';

/** The families that a theme wears, with the sheets that say where their letters are. */
export const familiesOf = ({ fonts: { title, text } }: Theme) =>
  Object.fromEntries([title, text].map((family) => [family, builtName(`${family}.css`)]));
