import { AdminLayout, CompanyCard, TwoLines } from '@livretier/ui';
import { Outlet } from '@tanstack/react-router';
import { AccountMenu, MobileAccount, type SessionUser, useSession } from '../../features/accounts';
import { useCompanyText, useRoleText } from '../../features/companies';
import { Crumbs } from './Crumbs';
import { Navigation } from './Navigation';

const Shell = ({ user }: { user: SessionUser }) => {
  const company = useCompanyText()(user);
  const role = useRoleText()(user);
  return (
    <AdminLayout
      company={<CompanyCard name={company.name} kind={company.kind} />}
      navigation={<Navigation abilities={user.abilities} />}
      foot={<AccountMenu role={role} />}
      mobileFoot={<MobileAccount role={role} />}
      mobileTitle={<TwoLines title={company.name} caption={company.kind} />}
      crumbs={<Crumbs />}
    >
      <Outlet />
    </AdminLayout>
  );
};

/** The layout of the application; empty for the instant between signing out and leaving. */
export const AdminShell = () => {
  const user = useSession();
  return user && <Shell user={user} />;
};
