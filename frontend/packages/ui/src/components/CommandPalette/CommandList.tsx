import { Fragment } from 'react';
import classes from './CommandPalette.module.css';
import type { Found, FoundGroup } from './commands';
import type { Range } from './matching';

/** A text in which what was typed stands out. */
const Highlight = ({ text, ranges }: { text: string; ranges: readonly Range[] }) => {
  const endBefore = (place: number) => ranges[place - 1]?.[1] ?? 0;
  return (
    <>
      {ranges.map(([start, end], place) => (
        <Fragment key={start}>
          {text.slice(endBefore(place), start)}
          <mark className={classes.mark}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(endBefore(ranges.length))}
    </>
  );
};

type CommandOptionProps = { id: string; it: Found; active: boolean; onPoint: () => void; onSelect: () => void };

const CommandOption = ({ id, it: { command, ranges }, active, onPoint, onSelect }: CommandOptionProps) => (
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

type Props = {
  id: string;
  label: string;
  groups: readonly FoundGroup[];
  active: Found | undefined;
  idOf: (found: Found) => string;
  onPoint: (found: Found) => void;
  onSelect: (found: Found) => void;
};

export const CommandList = ({ id, label, groups, active, idOf, onPoint, onSelect }: Props) => (
  <div id={id} role="listbox" aria-label={label} className={classes.list}>
    {groups.map(({ heading, found }, place) => (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed inside a list of options
      <div key={heading} role="group" aria-labelledby={`${id}-${place}`}>
        <div id={`${id}-${place}`} role="presentation" className={classes.heading}>
          {heading}
        </div>
        {found.map((it) => (
          <CommandOption
            key={it.command.id}
            id={idOf(it)}
            it={it}
            active={it.command.id === active?.command.id}
            onPoint={() => onPoint(it)}
            onSelect={() => onSelect(it)}
          />
        ))}
      </div>
    ))}
  </div>
);
