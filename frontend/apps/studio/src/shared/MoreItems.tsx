import { Button } from '@livretier/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './MoreItems.module.css';

type Props = { label: string; count: number; more: boolean; busy: boolean; onMore: () => void; children: ReactNode };

/** A list that goes on when asked. The focus goes to the first item that came: the button may be gone by then. */
export const MoreItems = ({ label, count, more, busy, onMore, children }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const expected = useRef<number>(undefined);
  useEffect(() => {
    if (expected.current === undefined || count <= expected.current) return;
    box.current?.querySelectorAll<HTMLElement>('[data-row-opener]')[expected.current]?.focus();
    expected.current = undefined;
  }, [count]);
  const ask = () => {
    expected.current = count;
    onMore();
  };
  return (
    <div ref={box} className={classes.items}>
      {children}
      {more && (
        <div className={classes.more}>
          <Button busy={busy} onClick={ask}>
            {label}
          </Button>
        </div>
      )}
    </div>
  );
};
