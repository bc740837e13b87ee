import { AuthLayout } from '@livretier/ui';
import { Outlet, useMatches } from '@tanstack/react-router';
import { CoversPanel, EssentialsPanel, LanguageMenu, LegalLinks, SessionName } from '../../features/accounts';

/** The layout of every address under /auth/. */
export const AuthShell = () => {
  const panel = useMatches({ select: (matches) => matches.at(-1)?.staticData.panel });
  const top = { corner: <LanguageMenu />, session: <SessionName /> };
  return panel === 'essentials' ? (
    <AuthLayout {...top} panel={<EssentialsPanel />} panelSize="narrow">
      <Outlet />
    </AuthLayout>
  ) : (
    <AuthLayout {...top} panel={<CoversPanel />} footer={<LegalLinks />}>
      <Outlet />
    </AuthLayout>
  );
};
