import { InputBase, Popover } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { useId } from 'react';
import { type ControlledProps, type FieldProps, field, fieldClasses } from '../fields/field';
import { Icon } from '../Icon/Icon';
import classes from './ComboField.module.css';
import { ComboList } from './ComboList';
import { type ComboChoice, useCombo } from './useCombo';

type Props = FieldProps &
  ControlledProps<string | null> & {
    choices: readonly ComboChoice[];
  };

/** One of many: type a part of its name, or open the list and walk through it. */
export const ComboField = (props: Props) => {
  const { label, hint, error, optional = false, choices, value, onChange, ...rest } = props;
  const listId = useId();
  const combo = useCombo({ choices, value, optional, onChange });
  return (
    <Popover
      opened={combo.opened}
      width="target"
      position="bottom-start"
      offset={4}
      withRoles={false}
      withinPortal={false}
      floatingStrategy="fixed"
      closeOnEscape={false}
      hideDetached={false}
      closeOnClickOutside={false}
      zIndex="var(--lv-z-menu)"
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: classes.dropdown }}
    >
      <InputBase
        {...rest}
        {...field({ label, hint, error, optional })}
        component="input"
        inputContainer={(input) => <Popover.Target>{input}</Popover.Target>}
        role="combobox"
        aria-expanded={combo.opened}
        aria-controls={combo.opened ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={combo.active && `${listId}-${combo.active.value}`}
        autoComplete="off"
        value={combo.text}
        onChange={({ currentTarget }) => combo.type(currentTarget.value)}
        onClick={combo.open}
        onKeyDown={combo.onKeyDown}
        onBlur={(event) => {
          combo.close();
          rest.onBlur?.(event);
        }}
        rightSection={<Icon of={IconSelector} size={16} />}
        classNames={fieldClasses}
      />
      <Popover.Dropdown onMouseDown={(event) => event.preventDefault()}>
        <ComboList id={listId} label={label} {...combo} value={value} />
      </Popover.Dropdown>
    </Popover>
  );
};
