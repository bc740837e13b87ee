import type { Panel } from '../editor/panel';

export const galleryPanel: Panel<'gallery'> = [{ name: 'columns', kind: 'choice', options: [2, 3] }];
