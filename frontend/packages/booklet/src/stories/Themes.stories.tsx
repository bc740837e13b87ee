import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookletView } from '../BookletView';
import { fontNames } from '../fonts';
import { booklet } from '../samples/booklet';
import { paletteNames, palettes, type Theme } from '../theme';
import { Dressed } from './Dressed';

const page = (theme: Partial<Theme>) => {
  const worn = { ...booklet.theme, ...theme };
  return (
    <Dressed key={JSON.stringify(theme)} theme={worn}>
      <BookletView content={{ ...booklet, theme: worn }} place={{ screen: 'contents' }} />
    </Dressed>
  );
};

export default { title: 'Booklet/Themes', parameters: { layout: 'fullscreen' } } satisfies Meta;

export const Palettes: StoryObj = {
  render: () => <>{paletteNames.map((name) => page({ palette: name, colours: palettes[name] }))}</>,
};

export const Dark: StoryObj = {
  render: () => page({ colours: { primary: '#8ac5b0', accent: '#e5a15f', background: '#141c19', text: '#f2efe6' } }),
};

export const Fonts: StoryObj = {
  render: () => <>{fontNames.map((name) => page({ fonts: { title: name, text: name } }))}</>,
};
