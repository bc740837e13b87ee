import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconLock, IconUsers, IconWorld } from '@tabler/icons-react';
import { inDark } from '../../stories/schemes';
import { Avatar } from '../Avatar/Avatar';
import { Icon } from '../Icon/Icon';
import { RadioGroup } from './RadioGroup';

export default { title: 'RadioGroup', component: RadioGroup } satisfies Meta<typeof RadioGroup>;

const access = [
  {
    value: 'public',
    label: 'Lien public',
    description: 'Toute personne qui a le lien peut lire. Pas de suivi nominatif.',
    icon: <Icon of={IconWorld} />,
  },
  {
    value: 'code',
    label: 'Lien et code à 6 chiffres',
    description: 'Pour l’affiche, la tablette et les personnes sans e-mail.',
    icon: <Icon of={IconLock} />,
  },
  {
    value: 'named',
    label: 'Personnes nommées',
    description: 'Un lien personnel par participant.',
    icon: <Icon of={IconUsers} />,
  },
];
const receipts = [
  { value: 'none', label: 'Aucun' },
  { value: 'end', label: 'À la fin du livret' },
  { value: 'chapter', label: 'Par chapitre', disabled: true },
];
const person = (label: string, description: string, rest = {}) => ({
  value: label,
  label,
  description,
  mark: <Avatar name={label} />,
  ...rest,
});
const people = [
  person('Camille Vidal', 'Responsable de livrets, Maison Aubrac', { note: 'Présence il y a 4 min' }),
  person('Awa Diallo', 'Rédaction, Maison Aubrac'),
  person('João Pinto', 'Traduction, Maison Aubrac', { note: 'Pas encore actif', disabled: true }),
];

export const Light: StoryObj = {
  render: () => (
    <>
      <RadioGroup label="Qui peut ouvrir le livret" look="card" choices={access} defaultValue="code" />
      <RadioGroup
        label="Accusé de lecture"
        choices={receipts}
        defaultValue="end"
        hint="Ce que la personne confirme, gardé mot pour mot."
      />
      <RadioGroup
        label="Point de départ"
        optional
        choices={receipts.slice(0, 2)}
        error="Choisissez un point de départ."
      />
      <RadioGroup label="Qui voulez-vous aider" look="list" choices={people} defaultValue="Camille Vidal" />
    </>
  ),
};

export const Dark: StoryObj = { ...Light, ...inDark };
