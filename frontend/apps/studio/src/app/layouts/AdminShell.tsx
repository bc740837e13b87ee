import { AdminLayout, TwoLines } from '@livretier/ui';
import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { type SessionUser, useSession } from '@/features/accounts';
import { AccountMenu, MobileAccount } from '@/features/accounts/pages';
import { CompanySwitcher, useCompanyText, useRoleText } from '@/features/companies';
import { HelpButton } from '../help/HelpButton';
import { HelpHost } from '../help/HelpHost';
import { Navigation } from '../navigation/Navigation';
import { NotificationHistory } from '../notifications/NotificationHistory';
import { PaletteButton } from '../palette/PaletteButton';
import { Crumbs } from './Crumbs';
import { UploadTrayHost } from './UploadTrayHost';

const Shell = ({ user, pathname }: { user: SessionUser; pathname: string }) => {
  const company = useCompanyText()(user);
  const role = useRoleText()(user);
  const whole = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.whole) });
  return (
    <AdminLayout
      whole={whole}
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
          <HelpButton />
        </>
      }
    >
      <Outlet />
      <UploadTrayHost />
      <HelpHost />
    </AdminLayout>
  );
};

/** The layout of the application; empty for the instant between signing out and leaving. */
export const AdminShell = () => {
  const user = useSession();
  /* Read here and not below: what changes with the address must also see that nobody is signed in any more. */
  const pathname = useLocation({ select: (location) => location.pathname });
  return user && <Shell user={user} pathname={pathname} />;
};
