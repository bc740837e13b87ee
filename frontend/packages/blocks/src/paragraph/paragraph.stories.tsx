import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockView } from '../BlockView';
import { blocks } from '../samples/blocks';
import { paragraph } from '../samples/build';
import { inBooklet } from '../stories/inBooklet';

export default {
  title: 'Blocks/Paragraph',
  component: BlockView,
  decorators: [inBooklet],
} satisfies Meta<typeof BlockView>;

type Story = StoryObj<typeof BlockView>;

export const Filled: Story = { args: { block: blocks.paragraph } };
export const UnknownValue: Story = {
  args: { block: paragraph('texte', [{ type: 'value', key: 'numero_du_service' }]) },
};
