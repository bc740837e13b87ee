import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockView } from '../BlockView';
import { blocks } from '../samples/blocks';
import { inBooklet } from '../stories/inBooklet';

export default {
  title: 'Blocks/Video',
  component: BlockView,
  decorators: [inBooklet],
} satisfies Meta<typeof BlockView>;

type Story = StoryObj<typeof BlockView>;

export const OwnFile: Story = { args: { block: blocks.video } };
export const Provider: Story = {
  args: {
    block: { ...blocks.video, props: { ...blocks.video.props, media: null, provider: 'vimeo', code: '76979871' } },
  },
};
