/** What a column may be, in the order in which it is offered. */
export const personFields = [
  'reference',
  'last_name',
  'first_name',
  'email',
  'phone',
  'language',
  'site',
  'job',
  'contract',
  'groups',
  'joined_on',
  'left_on',
  'representative',
  'relation',
  'representative_email',
] as const;

export type KnownField = (typeof personFields)[number];

export const isField = (value: string): value is KnownField => personFields.some((field) => field === value);
