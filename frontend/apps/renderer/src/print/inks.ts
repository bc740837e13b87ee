import { type Theme, themeVariables } from '@livretier/booklet';

/** The ink of a code: dark on the white that it stands on, in the hue of the booklet. */
export const qrInk = (theme: Theme) => themeVariables(theme)['--lvr-cover-ink'] ?? '#000000';
