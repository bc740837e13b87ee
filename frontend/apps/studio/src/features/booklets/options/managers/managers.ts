import type { Access } from '../../types';

export type Manager = Access & { id: string; duty: NonNullable<Access['duty']> };

/** Whether somebody answers for the booklet, alone or with others. */
export const isManager = (access: Access): access is Manager => access.id !== null && access.duty !== null;

const order = { main: 0, substitute: 1, manager: 2 } as const;

/** The main one first. */
export const managersOf = (accesses: readonly Access[]) =>
  accesses.filter(isManager).sort((one, other) => order[one.duty] - order[other.duty]);

type Period = Pick<Access, 'starts_on' | 'ends_on'>;

/** Where a period of days stands; a day that is not given bounds nothing. */
export const periodState = ({ starts_on, ends_on }: Period, today: string) => {
  if (ends_on && ends_on < today) return 'over';
  return starts_on && starts_on > today ? 'planned' : 'running';
};
