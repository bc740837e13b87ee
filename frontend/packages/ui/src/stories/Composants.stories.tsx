import type { Meta, StoryObj } from '@storybook/react-vite';
import '../../../../apps/studio/public/admin/brands/soignance.css';
import { ComponentSheet } from './ComponentSheet';
import { inDark } from './schemes';

export default { title: 'Composants', parameters: { layout: 'fullscreen' } } satisfies Meta;

export const Light: StoryObj = { render: () => <ComponentSheet title="Mode clair" scheme="light" /> };
export const Dark: StoryObj = { render: () => <ComponentSheet title="Mode sombre" scheme="dark" />, ...inDark };
export const SoignanceLight: StoryObj = {
  render: () => <ComponentSheet title="Soignance" scheme="light" brand="soignance" />,
};
export const SoignanceDark: StoryObj = {
  render: () => <ComponentSheet title="Soignance" scheme="dark" brand="soignance" />,
  ...inDark,
};
