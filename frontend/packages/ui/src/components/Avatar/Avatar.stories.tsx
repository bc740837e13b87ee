import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { Monogram } from '../Monogram/Monogram';
import { Avatar } from './Avatar';

export default { title: 'Avatar and Monogram' } satisfies Meta;

export const Light: StoryObj = {
  render: () => (
    <div>
      <Avatar name="Camille Vidal" /> <Avatar name="Camille Vidal" size="large" /> <Monogram name="Maison Aubrac" />{' '}
      <Monogram name="Maison Aubrac" size="large" />
    </div>
  ),
};

export const Dark: StoryObj = { ...Light, ...inDark };
