import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { PasswordField } from './PasswordField';

export default {
  title: 'PasswordField',
  component: PasswordField,
  args: { label: 'Mot de passe', hint: '12 caractères au moins.' },
} satisfies Meta<typeof PasswordField>;

export const Light: StoryObj = {};
export const Dark: StoryObj = { ...inDark };
