import type { Publication, PublicationLine } from '../types';

/** Its files are not made yet. */
export const isGoing = ({ state }: Pick<PublicationLine, 'state'>) =>
  state === 'waiting' || state === 'rendering' || state === 'storing';

/** It is online, and its PDF are still to come. */
export const isPrinting = ({ state, making: { editions } }: Publication) =>
  state === 'online' && editions.some(({ pdf_state }) => pdf_state === 'waiting');

/** Somebody asked for its archive, which is still to come. */
export const isPacking = ({ making }: Publication) => making.archive_state === 'waiting';
