import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { TablePager } from './TablePager';

export default {
  title: 'TablePager',
  component: TablePager,
  args: { previous: 'Plus récentes', next: 'Plus anciennes', onNext: () => undefined, children: '1 à 25' },
} satisfies Meta<typeof TablePager>;

export const Light: StoryObj = {};
export const Dark: StoryObj = { ...inDark };
