import type { components } from '@livretier/api';

export type Target = components['schemas']['SwitchTargetOut'];

export const nameOf = ({ first_name, last_name }: Pick<Target, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`;
