import { camille, lea } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const nowhere = { ...camille, company: null, role: null };

describe('home', () => {
  it('does not list the companies of somebody who has only one', async () => {
    const one = { items: [{ id: '1', role: 'company_admin', company: camille.company }], next: null };
    const { queryClient } = await renderApp('/home', camille, [
      http.get('/api/memberships', () => HttpResponse.json(one)),
    ]);

    expect(await heading('Maison Aubrac')).toBeVisible();
    await expect.poll(() => queryClient.getQueryData(['memberships'])).toEqual(one);
    expect(screen.queryByText('Vos entreprises')).toBeNull();
  });

  it('tells platform staff that they work for the platform', async () => {
    await renderApp('/home', { ...nowhere, platform_role: 'library_editor' });

    expect(await heading('Vue d’ensemble')).toBeVisible();
    expect(screen.getByText(/Vous travaillez pour la plateforme Livretier/)).toBeVisible();
    expect(screen.queryByText(/invitation/)).toBeNull();
  });

  it('tells somebody who left their company to ask for an invitation, and claims no platform', async () => {
    await renderApp('/home', nowhere);

    expect(await heading('Votre compte')).toBeVisible();
    expect(screen.getByText(/Demandez une invitation/)).toBeVisible();
    expect(screen.queryByText(/Plateforme Livretier/)).toBeNull();
  });

  it('greets with a chef’s hat where people cook, and nowhere else', async () => {
    const picture = () => document.querySelector('main img')?.getAttribute('src');
    const { session } = await renderApp('/home', camille);
    await heading('Maison Aubrac');
    const chef = picture();

    session.user = lea;
    window.dispatchEvent(new Event('visibilitychange'));
    await heading('Clinique des Tilleuls');
    expect(chef).toBeTruthy();
    expect(picture()).not.toBe(chef);
  });
});
