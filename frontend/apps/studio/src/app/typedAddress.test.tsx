import { camille, withoutTerms } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

describe('an address typed with capitals or a slash at its end', () => {
  it.each([
    ['/auth/login/', null, 'Bon retour'],
    ['/Home/', null, 'Bon retour'],
    ['/AUTH/LEGAL/PROMPT', null, 'Bon retour'],
    ['/auth/login/', camille, 'Bonjour Camille'],
    ['/Auth/Login', camille, 'Bonjour Camille'],
    ['/auth/legal/prompt/', camille, 'Bonjour Camille'],
    ['/Auth/Legal/Prompt', withoutTerms, 'Avant de commencer'],
  ])('is guarded like the plain one: %s', async (address, user, title) => {
    await renderApp(address, user);

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});
