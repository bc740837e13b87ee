import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { I18nextProvider } from 'react-i18next';
import { SwitchedNotice } from '@/features/accounts';
import { i18n } from '@/shared/locale/i18n';
import { paths } from '@/shared/paths';
import type { createAppRouter } from './router';
import { Theme } from './Theme';

type Props = { router: ReturnType<typeof createAppRouter>; queryClient: QueryClient };

export const App = ({ router, queryClient }: Props) => (
  <I18nextProvider i18n={i18n}>
    <QueryClientProvider client={queryClient}>
      <Theme
        banner={<SwitchedNotice goTo={(href) => router.navigate({ to: paths.home, href, ignoreBlocker: true })} />}
      >
        <RouterProvider router={router} />
      </Theme>
    </QueryClientProvider>
  </I18nextProvider>
);
