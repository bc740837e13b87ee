import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockView } from '../BlockView';
import { blocks } from '../samples/blocks';
import { inBooklet } from '../stories/inBooklet';

export default {
  title: 'Blocks/List',
  component: BlockView,
  decorators: [inBooklet],
} satisfies Meta<typeof BlockView>;

type Story = StoryObj<typeof BlockView>;

export const Bullets: Story = { args: { block: blocks.list } };
export const Numbers: Story = { args: { block: { ...blocks.list, props: { ordered: true } } } };
