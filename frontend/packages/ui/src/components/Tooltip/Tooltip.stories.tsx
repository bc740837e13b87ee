import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { inDark } from '../../stories/schemes';
import { Button } from '../Button/Button';
import { Tooltip } from './Tooltip';

export default { title: 'Tooltip', component: Tooltip } satisfies Meta<typeof Tooltip>;

const Focused = () => {
  const control = useRef<HTMLButtonElement>(null);
  useEffect(() => control.current?.focus(), []);
  return (
    <div>
      <Tooltip text="Les lecteurs reçoivent le lien par e-mail, un par seconde.">
        <Button ref={control}>Envoyer</Button>
      </Tooltip>
    </div>
  );
};

export const Light: StoryObj = { render: () => <Focused /> };
export const Dark: StoryObj = { ...Light, ...inDark };
