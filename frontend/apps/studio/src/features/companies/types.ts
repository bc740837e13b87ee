import type { components } from '@livretier/api';

export type Company = components['schemas']['CompanyBrief'];
export type Membership = components['schemas']['MembershipOut'];
export type Role = components['schemas']['Role'];
export type PlatformRole = components['schemas']['PlatformRole'];
