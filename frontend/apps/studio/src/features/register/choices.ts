import type { Channel, Strength } from './api';

export const channels = ['link', 'code', 'account', 'tablet', 'paper', 'import'] as const satisfies readonly Channel[];
export const strengths = [
  'account',
  'personal_link',
  'witnessed',
  'declared',
  'imported',
] as const satisfies readonly Strength[];
