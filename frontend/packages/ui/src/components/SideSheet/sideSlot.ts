import { createContext } from 'react';

/** Where a layout lets side sheets stand: undefined without such a layout, null until it is on the page. */
export const SideSlotContext = createContext<HTMLElement | null | undefined>(undefined);
