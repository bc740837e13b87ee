import type { UploadItem } from './types';

/** Whether leaving now would lose it; what is being analysed has arrived. */
export const isUnderWay = ({ state }: UploadItem) =>
  state === 'waiting' || state === 'sending' || state === 'paused' || state === 'interrupted';
