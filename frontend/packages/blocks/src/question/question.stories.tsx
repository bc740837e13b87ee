import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockView } from '../BlockView';
import { blocks } from '../samples/blocks';
import { inBooklet } from '../stories/inBooklet';

export default {
  title: 'Blocks/Question',
  component: BlockView,
  decorators: [inBooklet],
} satisfies Meta<typeof BlockView>;

type Story = StoryObj<typeof BlockView>;

export const OneAnswer: Story = { args: { block: blocks.question } };
export const SeveralAnswers: Story = {
  args: { block: { ...blocks.question, props: { ...blocks.question.props, several: true } } },
};
