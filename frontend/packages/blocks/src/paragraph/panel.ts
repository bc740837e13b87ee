import type { Panel } from '../editor/panel';

export const paragraphPanel: Panel<'paragraph'> = [];
