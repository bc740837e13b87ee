import type { Panel } from '../editor/panel';

export const stepsPanel: Panel<'steps'> = [];
