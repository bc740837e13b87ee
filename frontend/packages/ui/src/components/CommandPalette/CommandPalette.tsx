import { IconSearch, IconX } from '@tabler/icons-react';
import { type ComponentProps, type KeyboardEvent, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLabels } from '../../labels/useLabels';
import { DialogFrame } from '../Dialog/DialogFrame';
import { leaveTime } from '../Dialog/position';
import { usePresence } from '../Dialog/usePresence';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { CommandList } from './CommandList';
import classes from './CommandPalette.module.css';
import { type Command, type Found, findCommands } from './commands';
import { useActiveOption } from './useActiveOption';

type CommandFieldProps = Omit<ComponentProps<'input'>, 'className'> & { expanded: boolean; onClose: () => void };

const CommandField = ({ expanded, onClose, ...rest }: CommandFieldProps) => (
  <div className={classes.field}>
    <Icon of={IconSearch} size={20} />
    <input
      {...rest}
      type="text"
      role="combobox"
      aria-expanded={expanded}
      aria-autocomplete="list"
      className={classes.input}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="go"
      data-autofocus
      /* A drawer of the kit below must not close too by Escape. */
      data-mantine-stop-propagation="true"
    />
    <IconButton label={useLabels().close} icon={IconX} onClick={onClose} />
  </div>
);

type Props = {
  opened: boolean;
  onClose: () => void;
  /** What the palette is for: its name, the field's and the list's. */
  label: string;
  placeholder: string;
  typed: string;
  onType: (typed: string) => void;
  commands: readonly Command[];
  /** Says how many answers there are; shown when there is none, heard otherwise. */
  countText: (count: number) => string;
};

const Content = (props: Omit<Props, 'opened'> & { state: 'open' | 'closing' }) => {
  const { state, onClose, label, placeholder, typed, onType, commands, countText } = props;
  const box = useRef<HTMLElement>(null);
  const id = useId();
  const idOf = ({ command }: Found) => `${id}-${command.id}`;
  const groups = findCommands(commands, typed);
  const found = groups.flatMap((group) => group.found);
  const select = ({ command }: Found) => {
    onClose();
    command.onSelect();
  };
  const active = useActiveOption({ found, typed, idOf, onSelect: select });
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    active.onKeyDown(event);
  };
  const count = countText(found.length);
  return (
    <DialogFrame {...{ state, onClose, box, label }} shape="palette" position="top" dismissableMask blockScroll>
      <CommandField
        aria-label={label}
        expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active.id}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={press}
        onClose={onClose}
      />
      {found.length > 0 && (
        <CommandList
          id={`${id}-list`}
          {...{ label, groups, idOf, active: active.active, onPoint: active.activate, onSelect: select }}
        />
      )}
      <p role="status">
        {found.length > 0 ? <VisuallyHidden>{count}</VisuallyHidden> : <span className={classes.none}>{count}</span>}
      </p>
    </DialogFrame>
  );
};

/** A field that finds screens, actions and objects by their name, and does the one that is chosen. */
export const CommandPalette = ({ opened, ...rest }: Props) => {
  const state = usePresence(opened, leaveTime('center'));
  return state && createPortal(<Content state={state} {...rest} />, document.body);
};
