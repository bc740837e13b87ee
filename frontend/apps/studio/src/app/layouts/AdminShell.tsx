import { AdminLayout, TwoLines } from '@livretier/ui';
import { Outlet, useLocation } from '@tanstack/react-router';
import { AccountMenu, MobileAccount, type SessionUser, useSession } from '../../features/accounts';
import { CompanySwitcher, useCompanyText, useRoleText } from '../../features/companies';
import { Navigation } from '../navigation/Navigation';
import { NotificationHistory } from '../notifications/NotificationHistory';
import { PaletteButton } from '../palette/PaletteButton';
import { Crumbs } from './Crumbs';

const Shell = ({ user }: { user: SessionUser }) => {
  const company = useCompanyText()(user);
  const role = useRoleText()(user);
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <AdminLayout
      company={<CompanySwitcher user={user} />}
      navigation={<Navigation abilities={user.abilities} />}
      foot={<AccountMenu role={role} />}
      mobileFoot={<MobileAccount role={role} />}
      mobileTitle={<TwoLines title={company.name} caption={company.kind} />}
      crumbs={<Crumbs />}
      place={`${pathname} ${user.company?.id}`}
      tools={
        <>
          <PaletteButton />
          <NotificationHistory />
        </>
      }
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
