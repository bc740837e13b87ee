import { useEffect } from 'react';

let locks = 0;

const lock = () => {
  const root = document.documentElement;
  /* The page must not jump sideways when its scrollbar goes. */
  root.style.paddingRight = `${window.innerWidth - root.clientWidth}px`;
  root.style.overflow = 'hidden';
};

const unlock = () => {
  document.documentElement.style.paddingRight = '';
  document.documentElement.style.overflow = '';
};

/** Keeps the page behind from scrolling, until the last one that asked for it is gone. */
export const useScrollLock = (active: boolean) => {
  useEffect(() => {
    if (!active) return;
    if (locks === 0) lock();
    locks += 1;
    return () => {
      locks -= 1;
      if (locks === 0) unlock();
    };
  }, [active]);
};
