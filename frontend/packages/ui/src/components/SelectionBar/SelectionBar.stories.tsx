import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconLanguage, IconSend } from '@tabler/icons-react';
import { inDark } from '../../stories/schemes';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { SelectionBar } from './SelectionBar';

export default { title: 'SelectionBar', component: SelectionBar } satisfies Meta<typeof SelectionBar>;

export const Light: StoryObj = {
  render: () => (
    <SelectionBar text="3 personnes sélectionnées" onClear={() => undefined}>
      <Button look="primary">
        <Icon of={IconSend} />
        Relancer
      </Button>
      <Button>
        <Icon of={IconLanguage} />
        Changer la langue
      </Button>
      <Button>Retirer</Button>
    </SelectionBar>
  ),
};

export const Dark: StoryObj = { ...Light, ...inDark };
