import type { Panel } from '../editor/panel';

export const dividerPanel: Panel<'divider'> = [];
