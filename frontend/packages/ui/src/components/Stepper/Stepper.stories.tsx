import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconFlag } from '@tabler/icons-react';
import { inDark } from '../../stories/schemes';
import { type Step, StepLink, Stepper } from './Stepper';

export default { title: 'Stepper', component: Stepper, parameters: { layout: 'fullscreen' } } satisfies Meta;

const names = [
  'Nom',
  'Secteur d’activité',
  'Structure',
  'Chapitres',
  'Pages',
  'Logo',
  'Couleurs',
  'Police',
  'Personnalisation',
  'Terminé',
];

const at = (current: number): Step[] =>
  names.map((name, index) => ({
    id: name,
    name,
    state: index < current ? 'done' : index === current ? 'current' : 'ahead',
    reachable: index < current,
    ...(index === names.length - 1 && { icon: IconFlag }),
  }));

const show = (current: number) => (
  <Stepper
    label="Étapes de la création"
    summary={`Étape ${current + 1} sur ${names.length} : ${names[current]}`}
    steps={at(current)}
    renderLink={(step, content) => <StepLink href={`#${step.id}`}>{content}</StepLink>}
  />
);

export const Light: StoryObj = { render: () => show(2) };
export const Dark: StoryObj = { ...Light, ...inDark };
export const LastLight: StoryObj = { render: () => show(9) };
export const LastDark: StoryObj = { ...LastLight, ...inDark };
