import type { Drawing } from '../Icon/Icon';

export type Step<Id extends string = string> = {
  id: Id;
  name: string;
  state: 'done' | 'current' | 'ahead';
  reachable?: boolean;
  /** In the place of the number: the flag of the last step. */
  icon?: Drawing;
};
