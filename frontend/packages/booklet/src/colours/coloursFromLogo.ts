import type { Colours } from '../theme';
import { limitsAgainst, nearestCompliant, nearestWithin } from './nearest';
import { shade } from './oklab';
import type { FoundColour } from './palette';

/** The four colours of a booklet after those of a logo, all of which can be read; what a logo lacks is kept. */
export const coloursFromLogo = (found: readonly FoundColour[], base: Colours): Colours => {
  const of = (role: FoundColour['role']) => found.find((one) => one.role === role)?.colour;
  const [primary, accent, soft] = [of('primary') ?? base.primary, of('accent'), of('soft')];
  const background = soft ? shade(soft, 0.978, 0.012) : base.background;
  const dark = nearestWithin(shade(primary, 0.27, 0.035), limitsAgainst(background, 7).darker);
  const text = of('primary') && dark ? dark : nearestCompliant(base.text, background);
  return { primary, accent: nearestCompliant(accent ?? base.accent, background), background, text };
};
