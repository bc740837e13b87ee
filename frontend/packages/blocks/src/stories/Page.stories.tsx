import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockView } from '../BlockView';
import { blocks } from '../samples/blocks';
import { inBooklet } from './inBooklet';

export default { title: 'Blocks/Page', decorators: [inBooklet] } satisfies Meta;

/** One block of each type, one after the other. */
export const Everything: StoryObj = {
  render: () => (
    <>
      {Object.values(blocks).map((block) => (
        <BlockView key={block.id} block={block} />
      ))}
    </>
  ),
};
