import { createStore } from '@livretier/ui';

/** Whether a file was ever added: until then the tray and what sends files are not even loaded. */
export const trayWanted = createStore(false);
