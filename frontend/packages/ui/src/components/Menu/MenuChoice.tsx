import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { Icon } from '../Icon/Icon';

export type Choice<V extends string> = { value: V; label: string; lang?: string };

type Props<V extends string> = {
  label: string;
  value: V;
  choices: readonly Choice<V>[];
  onChange: (value: V) => void;
};

/** One of several: the current one carries a check mark, and the focus when the menu opens. */
export const MenuChoice = <V extends string>({ label, value, choices, onChange }: Props<V>) => {
  const labelId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed inside a menu
    <div role="group" aria-labelledby={labelId}>
      <Menu.Label id={labelId}>{label}</Menu.Label>
      <Menu.RadioGroup value={value} onChange={(chosen) => onChange(chosen as V)}>
        {choices.map((choice) => (
          <Menu.RadioItem
            key={choice.value}
            value={choice.value}
            lang={choice.lang}
            data-autofocus={choice.value === value || undefined}
            closeMenuOnClick
            checkIcon={<Icon of={IconCheck} size={16} />}
          >
            {choice.label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </div>
  );
};
