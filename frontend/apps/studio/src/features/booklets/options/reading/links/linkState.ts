import type { ReadingLink } from '../../../types';

/** Whether a personal link opens the booklet; it does until the evening of its last day. */
export const linkState = (
  { revoked_at, expires_on }: Pick<ReadingLink, 'revoked_at' | 'expires_on'>,
  today: string,
) => {
  if (revoked_at) return 'revoked';
  return expires_on && expires_on < today ? 'over' : 'active';
};
