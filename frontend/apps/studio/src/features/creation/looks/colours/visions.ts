import { type Colours, nearestCompliant, simulate } from '@livretier/booklet';

const [strong, usual] = [7, 4.5];
const night = { background: '#131a18', text: '#f3f6f4' };

const withoutRedNorGreen = (colours: Colours): Colours => ({
  primary: simulate(colours.primary, 'deuteranopia'),
  accent: simulate(colours.accent, 'deuteranopia'),
  background: simulate(colours.background, 'deuteranopia'),
  text: simulate(colours.text, 'deuteranopia'),
});

const on = ({ primary, accent }: Colours, ground: Pick<Colours, 'background' | 'text'>, ratio: number): Colours => ({
  ...ground,
  primary: nearestCompliant(primary, ground.background, ratio),
  accent: nearestCompliant(accent, ground.background, ratio),
});

/** The colours of a booklet as different readers have them. */
export const visions = (colours: Colours) =>
  [
    { name: 'usual', colours },
    { name: 'redGreen', colours: withoutRedNorGreen(colours) },
    { name: 'contrast', colours: on(colours, { background: '#ffffff', text: '#000000' }, strong) },
    { name: 'dark', colours: on(colours, night, usual) },
  ] as const;
