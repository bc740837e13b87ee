import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { Button } from '../Button/Button';
import { StatusTag } from '../StatusTag/StatusTag';
import { Fill, Row, Stack } from './Layout';

export default { title: 'Layout', component: Stack } satisfies Meta<typeof Stack>;

export const Light: StoryObj = {
  render: () => (
    <Stack gap={4}>
      <Row gap={3} align="center" shrink>
        <StatusTag shape="ring">Brouillon</StatusTag>
        <Fill>Livret d’accueil des saisonniers</Fill>
        <Button>Ouvrir</Button>
      </Row>
      <Row gap={2} justify="end" wrap>
        <Button look="quiet">Annuler</Button>
        <Button look="primary">Enregistrer</Button>
      </Row>
    </Stack>
  ),
};

export const Dark: StoryObj = { ...Light, ...inDark };
