import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon';
import { TwoLines } from '../TwoLines/TwoLines';
import classes from './Menu.module.css';

export type Choice<V extends string> = {
  value: V;
  label: string;
  lang?: string;
  /** What one should know of it, and its mark. */
  caption?: string;
  icon?: ReactNode;
};

const Rich = ({ label, caption, icon }: { label: string; caption: string; icon: ReactNode }) => (
  <span className={classes.rich}>
    {icon}
    <TwoLines title={label} caption={caption} />
  </span>
);

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
            {choice.caption ? <Rich {...{ icon: null, ...choice, caption: choice.caption }} /> : choice.label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </div>
  );
};
