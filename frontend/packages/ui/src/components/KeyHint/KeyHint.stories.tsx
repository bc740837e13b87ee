import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { KeyHint } from './KeyHint';

export default { title: 'KeyHint', component: KeyHint } satisfies Meta<typeof KeyHint>;

export const Light: StoryObj = {
  render: () => (
    <p>
      Rechercher <KeyHint>Ctrl K</KeyHint>, modifier <KeyHint>E</KeyHint>
    </p>
  ),
};
export const Dark: StoryObj = { ...Light, ...inDark };
