import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { Button } from '../Button/Button';
import { PageTitle } from '../Page/PageTitle';
import { AuthLayout } from './AuthLayout';

export default {
  title: 'AuthLayout',
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    corner: <Button look="quiet">Français</Button>,
    session: 'Session de Camille Vidal',
    footer: <a href="#cgu">Conditions d’utilisation</a>,
    panel: <p>Le premier jour se prépare ici.</p>,
    children: <PageTitle display>Bon retour</PageTitle>,
  },
} satisfies Meta<typeof AuthLayout>;

export const Light: StoryObj = {};
export const Narrow: StoryObj<typeof AuthLayout> = { args: { panelSize: 'narrow' } };
export const Dark: StoryObj = { ...inDark };
