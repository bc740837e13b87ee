import { createUploads } from './createUploads';

/** The one queue of this page. */
export const uploads = createUploads();
