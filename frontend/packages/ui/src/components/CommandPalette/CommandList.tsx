import { CommandOption } from './CommandOption';
import classes from './CommandPalette.module.css';
import type { Found, FoundGroup } from './commands';

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
