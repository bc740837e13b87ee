import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockView } from '../BlockView';
import { blocks } from '../samples/blocks';
import { inBooklet } from '../stories/inBooklet';

export default {
  title: 'Blocks/Media and text',
  component: BlockView,
  decorators: [inBooklet],
} satisfies Meta<typeof BlockView>;

type Story = StoryObj<typeof BlockView>;

export const Right: Story = { args: { block: blocks.media_text } };
export const Left: Story = {
  args: { block: { ...blocks.media_text, props: { ...blocks.media_text.props, side: 'left' } } },
};
export const Unfilled: Story = {
  args: { block: { ...blocks.media_text, props: { ...blocks.media_text.props, media: null } } },
};
