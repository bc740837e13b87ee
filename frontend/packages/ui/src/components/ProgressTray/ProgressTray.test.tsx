import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { labels } from '../../stories/labels';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { type JobDetails, jobStore, removeJob, startJob, updateJob } from './jobs';
import { ProgressTrayHost } from './ProgressTray';

const name = 'Import de « saisonniers.csv »';
const start = (details: Partial<JobDetails> = {}) => {
  let id = 0;
  act(() => {
    id = startJob({ name, ...details });
  });
  return id;
};
const update = (...change: Parameters<typeof updateJob>) => act(() => updateJob(...change));
const tray = () => screen.queryByRole('region', { name: new RegExp(labels.jobs) });
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));
const heard = () => screen.getByRole('status').textContent;

beforeEach(() => {
  render(
    <ThemeProvider labels={labels}>
      <ProgressTrayHost />
    </ThemeProvider>,
  );
});
afterEach(() => act(() => jobStore.set({ jobs: [], news: null })));

describe('long work', () => {
  it('is in the tray with how far it is', () => {
    const id = start();
    expect(screen.getByRole('progressbar', { name })).not.toHaveAttribute('value');
    update(id, { value: 124, max: 186, counts: '124 sur 186', remaining: 'encore 20 secondes' });

    expect(screen.getByRole('progressbar', { name })).toHaveAttribute('value', '124');
    expect(tray()).toHaveTextContent('124 sur 186encore 20 secondes');
  });

  it('is heard when it starts, ends or fails, and at no other time', () => {
    const id = start();
    expect(heard()).toBe(`${name}, ${labels.jobStarted}`);

    for (const state of ['paused', 'running'] as const) update(id, { state, value: 3, max: 4, counts: '3 sur 4' });
    expect(heard()).toBe(`${name}, ${labels.jobStarted}`);
    update(id, { state: 'failed' });
    expect(heard()).toBe(`${name}, ${labels.jobFailed}, 3 sur 4`);
    update(id, { state: 'running' });
    expect(heard()).toBe(`${name}, ${labels.jobStarted}`);
    update(id, { state: 'done', counts: '4 sur 4' });

    expect(heard()).toBe(`${name}, ${labels.jobDone}, 4 sur 4`);
  });

  it('offers what its state allows, named by its job', async () => {
    const calls = { onPause: vi.fn(), onResume: vi.fn(), onCancel: vi.fn(), onRetry: vi.fn() };
    const id = start(calls);
    const offered = () => within(screen.getByRole('listitem')).queryAllByRole('button');

    expect(offered().map(({ textContent }) => textContent)).toEqual([labels.pause, labels.cancel]);
    expect(offered()[0]).toHaveAccessibleDescription(name);
    await press(labels.pause);
    update(id, { state: 'paused' });
    await press(labels.resume);
    await press(labels.cancel);
    update(id, { state: 'failed' });
    await press(labels.retry);
    update(id, { state: 'done' });

    expect(offered()).toEqual([]);
    for (const call of Object.values(calls)) expect(call).toHaveBeenCalledOnce();
  });

  it('lists what failed with its fix', () => {
    const id = start();

    update(id, { state: 'done', failures: [{ what: 'Ligne 14 : adresse incomplète.', fix: 'Ajoutez la fin.' }] });

    expect(screen.getByRole('group').textContent).toBe(
      `${labels.jobFailures} 1Ligne 14 : adresse incomplète. Ajoutez la fin.`,
    );
  });

  it('is folded away, and cleared only when nothing is under way', async () => {
    const id = start();

    await press(labels.collapse);
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(screen.queryByRole('button', { name: labels.close })).toBeNull();
    update(id, { state: 'done' });
    await press(labels.close);

    expect(tray()).toBeNull();
  });

  it('may be taken away, and then nothing is heard of it', () => {
    const id = start();

    act(() => removeJob(id));
    update(id, { state: 'failed' });

    expect(tray()).toBeNull();
    expect(heard()).toBe(`${name}, ${labels.jobStarted}`);
  });
});
