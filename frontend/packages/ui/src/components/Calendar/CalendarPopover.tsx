import { Popover } from '@mantine/core';
import { type ReactElement, useState } from 'react';
import { Button } from '../Button/Button';
import { Calendar } from './Calendar';
import classes from './CalendarPopover.module.css';

type Props = {
  /** What the dialog is for. */
  label: string;
  value: string;
  onPick: (day: string) => void;
  /** Offers to take the day away, in these words. */
  clearLabel?: string | undefined;
  /** The button that opens it. */
  target: (opening: { onClick: () => void }) => ReactElement;
};

/** A calendar that opens from a button and gives the focus back to it. */
export const CalendarPopover = ({ label, value, onPick, clearLabel, target }: Props) => {
  const [opened, setOpened] = useState(false);
  const pick = (day: string) => {
    onPick(day);
    setOpened(false);
  };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      offset={6}
      withinPortal={false}
      floatingStrategy="fixed"
      zIndex="var(--lv-z-menu)"
      withRoles
      trapFocus
      returnFocus
      hideDetached={false}
      classNames={{ dropdown: classes.dropdown }}
    >
      <Popover.Target>{target({ onClick: () => setOpened(!opened) })}</Popover.Target>
      <Popover.Dropdown aria-label={label} aria-labelledby={undefined}>
        <Calendar value={value} onPick={pick} />
        {clearLabel && value && (
          <Button look="quiet" size="small" wide onClick={() => pick('')}>
            {clearLabel}
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  );
};
