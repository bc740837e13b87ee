import { AuthLayout } from '@livretier/ui';
import { Outlet, useMatches } from '@tanstack/react-router';
import { Suspense } from 'react';
import { CoversPanel, EssentialsPanel, LanguageMenu, LegalLinks, SessionName } from '@/features/accounts';

const panels = {
  covers: { panel: <CoversPanel />, footer: <LegalLinks /> },
  essentials: {
    panel: (
      <Suspense>
        <EssentialsPanel />
      </Suspense>
    ),
    panelSize: 'narrow',
  },
} as const;

/** The layout of every address under /auth/. */
export const AuthShell = () => {
  const panel = useMatches({ select: (matches) => matches.at(-1)?.staticData.panel }) ?? 'covers';
  return (
    <AuthLayout corner={<LanguageMenu />} session={<SessionName />} {...panels[panel]}>
      <Outlet />
    </AuthLayout>
  );
};
