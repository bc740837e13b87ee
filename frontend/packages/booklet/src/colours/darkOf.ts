import type { Colours } from '../theme';
import { isDark } from './inks';
import { nearestCompliant } from './nearest';
import { shade } from './oklab';

/** The same booklet at night: its hues on a dark ground; one that is dark already stays as it is. */
export const darkOf = (colours: Colours): Colours => {
  if (isDark(colours)) return colours;
  const background = shade(colours.primary, 0.2, 0.018);
  return {
    background,
    text: shade(colours.background, 0.94, 0.012),
    primary: nearestCompliant(shade(colours.primary, 0.72, 0.09), background),
    accent: nearestCompliant(shade(colours.accent, 0.76, 0.11), background),
  };
};
