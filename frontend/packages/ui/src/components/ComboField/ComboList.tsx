import { IconCheck } from '@tabler/icons-react';
import { useLabels } from '../../labels/useLabels';
import { Icon } from '../Icon/Icon';
import classes from './ComboField.module.css';
import type { ComboChoice } from './useCombo';

type Props = {
  id: string;
  label: string;
  value: string | null;
  shown: readonly ComboChoice[];
  active: ComboChoice | undefined;
  choose: (choice: ComboChoice) => void;
};

const keepInView = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' });

/** The focus stays in the field: this list is read and walked through from there. */
export const ComboList = ({ id, label, value, shown, active, choose }: Props) => {
  const labels = useLabels();
  return (
    <>
      <div id={id} role="listbox" aria-label={label} className={classes.list}>
        {shown.map((choice) => (
          // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant of the field points at it
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          <div
            key={choice.value}
            id={`${id}-${choice.value}`}
            ref={choice === active ? keepInView : undefined}
            role="option"
            aria-selected={choice.value === value}
            data-active={choice === active || undefined}
            className={classes.choice}
            onClick={() => choose(choice)}
          >
            <span className={classes.text}>
              {choice.label}
              {choice.description && <small>{choice.description}</small>}
            </span>
            {choice.value === value && <Icon of={IconCheck} size={16} />}
          </div>
        ))}
      </div>
      <p role="status" className={classes.nothing}>
        {shown.length === 0 && labels.nothingFound}
      </p>
    </>
  );
};
