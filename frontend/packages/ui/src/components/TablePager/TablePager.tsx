import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import classes from './TablePager.module.css';

type Props = {
  /** "Plus récentes", "Précédents": a list without a total has directions, not numbers. */
  previous: string;
  next: string;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** What is on screen: "1 à 25". */
  children?: ReactNode;
};

/* At the end of the list the button that was pressed stays focusable: the keyboard is not thrown out of the page. */
export const TablePager = ({ previous, next, onPrevious, onNext, children }: Props) => {
  const labels = useLabels();
  return (
    <nav className={classes.pager} aria-label={labels.pages}>
      <p role="status">{children}</p>
      <div className={classes.buttons}>
        <Button size="small" aria-disabled={!onPrevious} onClick={onPrevious}>
          <Icon of={IconChevronLeft} size={16} />
          {previous}
        </Button>
        <Button size="small" aria-disabled={!onNext} onClick={onNext}>
          {next}
          <Icon of={IconChevronRight} size={16} />
        </Button>
      </div>
    </nav>
  );
};
