import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { LoadingScreen } from './LoadingScreen';

export default {
  title: 'LoadingScreen',
  component: LoadingScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoadingScreen>;

export const Light: StoryObj = {};
export const Dark: StoryObj = { ...inDark };
