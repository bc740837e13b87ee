import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockView } from '../BlockView';
import { blocks } from '../samples/blocks';
import { inBooklet } from '../stories/inBooklet';

export default {
  title: 'Blocks/Image',
  component: BlockView,
  decorators: [inBooklet],
} satisfies Meta<typeof BlockView>;

type Story = StoryObj<typeof BlockView>;

export const Text: Story = { args: { block: blocks.image } };
export const Half: Story = { args: { block: { ...blocks.image, props: { ...blocks.image.props, width: 'half' } } } };
export const Full: Story = {
  args: { block: { ...blocks.image, props: { ...blocks.image.props, width: 'full', caption: '' } } },
};
export const Decorative: Story = {
  args: { block: { ...blocks.image, props: { ...blocks.image.props, decorative: true } } },
};
