import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { Checkbox } from './Checkbox';

export default { title: 'Checkbox', component: Checkbox } satisfies Meta<typeof Checkbox>;

export const Light: StoryObj = {
  render: () => (
    <>
      <Checkbox label="Rester en ligne sur cet appareil" defaultChecked />
      <Checkbox label="J’ai lu et j’accepte les conditions." error="Cochez cette case pour continuer." />
    </>
  ),
};

export const Dark: StoryObj = { ...Light, ...inDark };
