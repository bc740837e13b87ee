import type { components } from '@livretier/api';

export type Company = components['schemas']['CompanyBrief'];
export type Membership = components['schemas']['MembershipOut'];
export type Role = components['schemas']['Role'];
export type PlatformRole = components['schemas']['PlatformRole'];

/** The company that is open, and those that can be opened instead. */
export type SwitcherProps = {
  name: string;
  kind: string;
  memberships: readonly Membership[];
  openCompanyId: string | undefined;
};
