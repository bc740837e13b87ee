import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { IdentityBanner } from './IdentityBanner';

export default {
  title: 'IdentityBanner',
  component: IdentityBanner,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof IdentityBanner>;

export const Light: StoryObj = {
  render: () => (
    <IdentityBanner
      label="Identité empruntée"
      since="Depuis 10:31"
      backLabel="Revenir à mon compte"
      onBack={() => undefined}
    >
      Vous agissez en tant que <strong>Camille Vidal</strong>, Maison Aubrac. Vos actions sont enregistrées à votre nom,
      Nadia Ferrière.
    </IdentityBanner>
  ),
};
export const Dark: StoryObj = { ...Light, ...inDark };
