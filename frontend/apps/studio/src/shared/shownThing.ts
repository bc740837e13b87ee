import { createStore } from '@livretier/ui';
import { useEffect } from 'react';

/** The name of the one thing that the screen is about, for the crumbs; none on a list. */
export const shownThing = createStore('');

/** Name the thing on screen as long as it is there. */
export const useShownThing = (name: string) =>
  useEffect(() => {
    shownThing.set(name);
    return () => shownThing.set('');
  }, [name]);
