import { type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './Notices.module.css';

const publish = (height: number) => document.documentElement.style.setProperty('--lv-notices', `${height}px`);

/** What stands above the whole page as long as it is true; layouts subtract its height from theirs. */
export const Notices = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() => publish(element.offsetHeight));
    observer.observe(element);
    return () => {
      observer.disconnect();
      publish(0);
    };
  }, []);
  return (
    <div ref={place} className={classes.notices}>
      {children}
    </div>
  );
};
