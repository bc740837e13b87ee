import { camille, nadia } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { act, screen, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ServiceStatus } from './api';

const path = '/parametres/etat-du-service';
const parisian = { ...nadia, company: camille.company };
const heard = '2027-03-16T09:42:05Z';

const status = (changes: Partial<ServiceStatus> = {}): ServiceStatus => ({
  checked_at: '2027-03-16T09:42:07Z',
  processes: (['worker', 'worker-slow', 'beat', 'edge', 'recorder', 'sender', 'spool', 'facts'] as const).map(
    (part) => ({
      part,
      heard_at: heard,
      missing: false,
    }),
  ),
  servers: (['redis', 'rabbitmq', 's3'] as const).map((server) => ({ server, answers: true })),
  jobs: { failed: 0, failing: 0, waiting: [] },
  ...changes,
});
const silent = (heard_at: string | null): Partial<ServiceStatus> => ({
  processes: [{ part: 'worker', heard_at, missing: true }],
});
const answer = (changes: Partial<ServiceStatus> = {}) =>
  http.get('/api/service-status', () => HttpResponse.json(status(changes)));
const open = (changes: Partial<ServiceStatus> = {}, address = path) => renderApp(address, parisian, [answer(changes)]);

const words = (element: HTMLElement) => element.textContent?.replaceAll(/\s/g, ' ');
const row = async (name: RegExp) => words(await screen.findByRole('row', { name })) ?? '';
const jobs = async () => words(await screen.findByRole('region', { name: 'Tâches' })) ?? '';
const summary = () => screen.getAllByRole('status').map(words).join();

afterEach(() => vi.useRealTimers());

describe('the status of the service', () => {
  it('opens from the navigation, and says that all goes well', async () => {
    const { person } = await renderApp('/home', parisian, [answer()]);

    await person.click(await screen.findByRole('link', { name: 'Paramètres' }));
    const navigation = screen.getByRole('navigation', { name: 'Navigation principale' });
    await person.click(await within(navigation).findByRole('link', { name: 'État du service' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'État du service' })).toBeVisible();
    expect(await row(/worker\)/)).toContain('ActifEntendu à 10:42:05');
    expect(await row(/Redis/)).toContain('Répond');
    expect(await jobs()).toContain('Aucune tâche n’a échoué, aucune n’attend un serveur.');
    expect(summary()).toContain('Aucune panne constatée');
    expect(screen.getByText('Vérifié à 10:42:07.')).toBeVisible();
  });

  it('shows its place while it is asked for', async () => {
    await renderApp(path, parisian, [http.get('/api/service-status', () => delay('infinite'))]);

    const table = await screen.findByRole('table', { name: 'Processus de Livretier' });
    expect(table).toHaveAttribute('aria-busy', 'true');
    expect(summary()).not.toContain('Aucune panne constatée');
  });

  it.each([
    ['2027-03-16T08:32:00Z', 'Sans nouvelles depuis 09:32'],
    ['2027-03-15T13:32:00Z', 'Sans nouvelles depuis hier, 14:32'],
    ['2027-03-01T13:32:00Z', 'Sans nouvelles depuis le 1er mars, 14:32'],
    ['2026-12-24T13:32:00Z', 'Sans nouvelles depuis le 24 décembre 2026, 14:32'],
    [null, 'Jamais vu'],
  ])('says of a process that was last heard at %s: %s', async (heard_at, said) => {
    await open(silent(heard_at));

    expect(await row(/worker/)).toContain(`${said}Ces tâches attendent.`);
    expect(summary()).toContain('1 point demande votre attention');
    expect(screen.getByText(/S’il reste sans nouvelles, relancez-le/)).toBeVisible();
  });

  it('says what a server that is away keeps waiting', async () => {
    await open({ servers: [{ server: 's3', answers: false }] });

    expect(await row(/S3/)).toContain('Ne répond pasLes imports sont refusés');
  });

  it('counts the jobs that failed, keep failing or wait, and says what to do', async () => {
    await open({ jobs: { failed: 3, failing: 1, waiting: [{ part: 'smtp', jobs: 2 }] } });

    expect(await jobs()).toContain(
      '3 tâches ont échouéLivretier n’essaie plus. Sur le serveur, make jobs dit pourquoi',
    );
    expect(await jobs()).toContain('1 effacement échoue encore');
    expect(await jobs()).toContain('2 tâches attendent le serveur d’e-mails');
    expect(summary()).toContain('2 points demandent votre attention');
  });

  it('speaks English as well', async () => {
    await open(silent('2027-03-15T13:32:00Z'), `/en-GB${path}`);

    expect(await row(/worker/)).toContain('Not heard since yesterday, 14:32');
  });

  it('asks again by itself while somebody looks', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let failed = 0;
    await renderApp(path, parisian, [
      http.get('/api/service-status', () => HttpResponse.json(status({ jobs: { failed, failing: 0, waiting: [] } }))),
    ]);
    expect(await jobs()).toContain('Aucune tâche n’a échoué');

    failed = 1;
    await act(() => vi.advanceTimersByTimeAsync(10_000));

    expect(await screen.findByText('1 tâche a échoué')).toBeVisible();
  });

  it('can be asked for again when it did not come', async () => {
    let down = true;
    const { person } = await renderApp(path, parisian, [
      http.get('/api/service-status', () =>
        down ? HttpResponse.json({ code: 'x', message: '' }, { status: 500 }) : HttpResponse.json(status()),
      ),
    ]);
    await screen.findByText('Ces informations ne sont pas disponibles');

    down = false;
    await person.click(screen.getByRole('button', { name: 'Réessayer' }));

    expect(await row(/edge/)).toContain('Actif');
    expect(screen.queryByText('Ces informations ne sont pas disponibles')).toBeNull();
  });

  it('is refused to everybody else, and not in their navigation', async () => {
    let asked = 0;
    await renderApp(path, camille, [
      http.get('/api/service-status', () => {
        asked += 1;
        return HttpResponse.json(status());
      }),
    ]);

    expect(await screen.findByText('Accès réservé')).toBeVisible();
    const navigation = screen.getByRole('navigation', { name: 'Navigation principale' });
    expect(within(navigation).queryByRole('link', { name: 'État du service' })).toBeNull();
    expect(asked).toBe(0);
  });
});
