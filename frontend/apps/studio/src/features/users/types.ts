import type { components, paths } from '@livretier/api';

export type Person = components['schemas']['UserOut'];
export type PersonDetails = components['schemas']['UserDetails'];
export type PersonChanges = components['schemas']['UserChangesIn'];
export type NewMembership = components['schemas']['MembershipIn'];
export type Invitation = components['schemas']['InvitationIn'];
export type RoleTable = components['schemas']['RoleTable'];
export type Role = components['schemas']['Role'];
export type UserQuery = Omit<NonNullable<paths['/api/users']['get']['parameters']['query']>, 'cursor' | 'limit'>;
