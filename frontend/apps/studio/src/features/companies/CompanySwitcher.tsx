import { CompanyCard } from '@livretier/ui';
import type { SessionUser } from '../accounts';
import { CompanyMenu } from './CompanyMenu';
import { ManyCompanies } from './ManyCompanies';
import { useCompanyText } from './useCompanyText';
import { useMemberships } from './useMemberships';

const many = 8;

/** The company one works for, and the way to the others for those who have several. */
export const CompanySwitcher = ({ user }: { user: SessionUser }) => {
  const { name, kind } = useCompanyText()(user);
  const memberships = useMemberships().data?.items ?? [];
  const props = { name, kind, memberships, openCompanyId: user.company?.id };
  if (memberships.length < 2) return <CompanyCard name={name} kind={kind} />;
  return memberships.length > many ? <ManyCompanies {...props} /> : <CompanyMenu {...props} />;
};
