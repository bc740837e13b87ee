import { ThemeProvider } from '@livretier/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { HttpResponse, http, type RequestHandler } from 'msw';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createQueryClient } from '@/app/queryClient';
import { i18n, startI18n } from '@/shared/locale/i18n';
import { loadLater } from '@/shared/locale/withTexts';
import { server } from './server';
import { somebody } from './somebody';

/** Something of the studio that is no screen, with what every screen has around it. */
export const renderFeature = async (content: ReactNode, handlers: readonly RequestHandler[]) => {
  server.use(
    ...handlers,
    http.get('/api/auth/csrf-token', () => HttpResponse.json({ csrfToken: 'token' })),
  );
  await startI18n('fr-FR');
  await loadLater();
  const queryClient = createQueryClient(() => undefined);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => content }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ThemeProvider labels={i18n.t('labels', { returnObjects: true })}>
          <RouterProvider router={router as never} />
        </ThemeProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return { queryClient, person: somebody() };
};
