import '../styles.css';
import './book.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultTheme, palettes } from '../theme';
import { BookletCover } from './BookletCover';

export default {
  title: 'Booklet/As an object',
  component: BookletCover,
  args: { theme: defaultTheme, title: 'Livret d’accueil saisonniers 2027', overline: 'Maison Aubrac', size: 'card' },
} satisfies Meta<typeof BookletCover>;

type Story = StoryObj<typeof BookletCover>;

export const Card: Story = {};
export const Row: Story = { args: { size: 'row' } };
export const Table: Story = { args: { size: 'table' } };
export const Band: Story = {
  args: { theme: { ...defaultTheme, colours: palettes.encre, cover: { drawing: 'flame', picture: null } } },
};
