import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconAlertTriangle, IconFileTypePdf, IconMusic, IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { inDark } from '../../stories/schemes';
import type { Selected } from '../DataTable/table';
import { Icon } from '../Icon/Icon';
import { StatusTag } from '../StatusTag/StatusTag';
import { CardGrid, CardGridSkeleton } from './CardGrid';

export default { title: 'CardGrid', component: CardGrid } satisfies Meta<typeof CardGrid>;

const files = [
  { name: 'plateau-aube.jpg', size: '2,4 Mo', icon: IconPhoto, described: true },
  { name: 'equipe-cuisine-2027.jpg', size: '1,8 Mo', icon: IconPhoto, described: false },
  {
    name: 'reglement-interieur-du-personnel-saisonnier-2027.pdf',
    size: '640 Ko',
    icon: IconFileTypePdf,
    described: true,
  },
  { name: 'accueil.mp3', size: '3,1 Mo', icon: IconMusic, described: true },
];

const missing = (
  <StatusTag shape={IconAlertTriangle} tone="warning">
    Sans description
  </StatusTag>
);

const Files = () => {
  const [selected, setSelected] = useState<Selected>(new Set(['equipe-cuisine-2027.jpg']));
  return (
    <CardGrid
      caption="Fichiers"
      items={files}
      itemKey={({ name }) => name}
      card={({ name, size, icon, described }) => ({
        picture: <Icon of={icon} size={32} />,
        note: !described && missing,
        title: name,
        caption: size,
      })}
      onOpen={() => undefined}
      activeKey="plateau-aube.jpg"
      selection={{ selected, onSelect: setSelected }}
    />
  );
};

export const Light: StoryObj = { render: () => <Files /> };
export const Dark: StoryObj = { ...Light, ...inDark };
export const WaitingLight: StoryObj = { render: () => <CardGridSkeleton /> };
export const WaitingDark: StoryObj = { ...WaitingLight, ...inDark };
