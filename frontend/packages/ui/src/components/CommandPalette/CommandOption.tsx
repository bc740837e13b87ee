import classes from './CommandPalette.module.css';
import type { Found } from './commands';
import { Highlight } from './Highlight';

type Props = { id: string; it: Found; active: boolean; onPoint: () => void; onSelect: () => void };

export const CommandOption = ({ id, it: { command, ranges }, active, onPoint, onSelect }: Props) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the field above hears the keyboard for the whole list
  // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
  <div
    id={id}
    role="option"
    aria-selected={active}
    className={classes.option}
    /* Not on entering: a list that scrolls under a pointer at rest must not change what is active. */
    onMouseMove={onPoint}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onSelect}
  >
    {command.icon}
    <span className={classes.label} lang={command.lang}>
      <Highlight text={command.label} ranges={ranges} />
    </span>
    {command.caption && <small className={classes.caption}>{command.caption}</small>}
  </div>
);
