import { createStore } from '@livretier/ui';

/** Whether the help of the screen stands beside it. */
export const helpOpened = createStore(false);
