import type { Place } from '../content';

export const cover: Place = { screen: 'cover' };

/** A page in the middle of the third chapter of the sample booklet. */
export const handsPage: Place = { screen: 'page', page: 'mains' };
