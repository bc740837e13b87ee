import type { MediaSource } from '@livretier/blocks';

export const picture = '018f3c1e-0000-7000-8000-000000000001';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="teal"/><circle cx="600" cy="400" r="260" fill="peru"/></svg>';

const source: MediaSource = {
  kind: 'image',
  name: 'facade.svg',
  src: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  size: 200,
  width: 1200,
  height: 800,
};

/** A library of one picture, with nothing to fetch. */
export const findPicture = (id: string) => (id === picture ? source : undefined);
