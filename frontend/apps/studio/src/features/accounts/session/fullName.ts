import type { SessionUser } from './sessionQuery';

export const fullName = (user: SessionUser) => `${user.first_name} ${user.last_name}`;
