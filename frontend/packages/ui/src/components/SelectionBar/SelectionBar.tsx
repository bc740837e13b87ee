import { IconX } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useLabels } from '../../labels/useLabels';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import classes from './SelectionBar.module.css';

type Props = {
  /** "3 personnes sélectionnées"; without it nothing is selected and there is no bar. */
  text: string | undefined;
  onClear: () => void;
  /** What can be done with the selection. */
  children: ReactNode;
};

/** The ink bar at the foot of the sheet while rows are selected. */
export const SelectionBar = ({ text, onClear, children }: Props) => {
  const labels = useLabels();
  const cameFrom = useRef<EventTarget | null>(null);
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const clear = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    onClear();
  };
  const leave = (event: KeyboardEvent) => {
    /* A dialog that one of the acts opened is a child to React, not to the page: its Escape closes only itself. */
    const inside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || event.defaultPrevented || !inside) return;
    event.preventDefault();
    clear();
  };
  return (
    <>
      <VisuallyHidden>
        <span role="status">{text}</span>
      </VisuallyHidden>
      {text && (
        <section
          data-selection-bar
          className={classes.bar}
          aria-label={labels.selection}
          onFocus={enter}
          onKeyDown={leave}
        >
          <strong className={classes.text}>{text}</strong>
          <div className={classes.actions}>{children}</div>
          <button type="button" className={classes.clear} aria-label={labels.clearSelection} onClick={clear}>
            <Icon of={IconX} />
          </button>
        </section>
      )}
    </>
  );
};
