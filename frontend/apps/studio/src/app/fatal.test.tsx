import { ApiError } from '@livretier/api';
import { camille } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { catchFatalErrors } from './fatal';

const fails = (reason: unknown) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })));

it('F22: what nobody caught goes to the error page; what the server refused was said already', async () => {
  catchFatalErrors(window);
  await renderApp('/home', camille);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Bonjour Camille' });

  fails(new ApiError(409, { code: 'conflict', message: 'Déjà fait.' }));
  fails(new DOMException('left', 'AbortError'));
  expect(heading).toBeVisible();
  fails(new TypeError('x is not a function'));

  expect(await screen.findAllByText(/500/)).not.toHaveLength(0);
  expect(screen.queryByRole('heading', { name: 'Bonjour Camille' })).toBeNull();
});
