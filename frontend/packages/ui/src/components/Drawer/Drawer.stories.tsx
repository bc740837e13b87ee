import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { inDark } from '../../stories/schemes';
import { Avatar } from '../Avatar/Avatar';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { StatusTag } from '../StatusTag/StatusTag';
import { Drawer } from './Drawer';

export default {
  title: 'Drawer',
  component: Drawer,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Sofia Marques',
    tag: (
      <StatusTag shape="half-dot" tone="warning">
        À relire
      </StatusTag>
    ),
    caption: 'Gouvernante, Auberge du Lac',
    mark: <Avatar name="Sofia Marques" size="large" />,
    tools: (
      <>
        <IconButton label="Personne précédente" icon={IconChevronUp} />
        <IconButton label="Personne suivante" icon={IconChevronDown} />
      </>
    ),
    actions: <Button look="primary">Copier son lien</Button>,
    footer: 'La lecture se note au jour, les actes à la minute.',
    onClose: () => undefined,
    children: <p>Son parcours</p>,
  },
} satisfies Meta<typeof Drawer>;

export const Light: StoryObj = {};
export const Dark: StoryObj = { ...inDark };
