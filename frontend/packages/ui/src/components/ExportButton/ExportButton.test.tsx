import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { InTheme } from '../../stories/InTheme';
import { labels } from '../../stories/labels';
import { ExportButton } from './ExportButton';

const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  /* jsdom makes no address for a file and follows none. */
  Object.assign(URL, { createObjectURL: () => 'blob:journal', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
});

const show = (fetchFile: () => Promise<Blob>) =>
  render(
    <ExportButton name="journal.csv" fetchFile={fetchFile}>
      Exporter
    </ExportButton>,
    { wrapper: InTheme },
  );
const press = () => userEvent.click(screen.getByRole('button', { name: /Exporter/ }));

describe('an export', () => {
  it('is fetched once, busy meanwhile, and saved under its name', async () => {
    const answer = Promise.withResolvers<Blob>();
    const fetchFile = vi.fn(() => answer.promise);
    show(fetchFile);

    await press();
    await press();
    expect(screen.getByRole('button')).toHaveTextContent(labels.busy);
    await act(async () => answer.resolve(new Blob(['a;b'])));

    expect(fetchFile).toHaveBeenCalledOnce();
    expect(saved).toEqual(['journal.csv blob:journal']);
    expect(screen.getByRole('button')).not.toHaveTextContent(labels.busy);
  });

  it('that fails says so, saves nothing, and can be tried again', async () => {
    const fetchFile = vi.fn<() => Promise<Blob>>().mockRejectedValueOnce(new Error('down'));
    fetchFile.mockResolvedValueOnce(new Blob(['a;b']));
    show(fetchFile);

    await press();
    expect(await screen.findByText(labels.downloadFailed)).toBeVisible();
    expect(saved).toEqual([]);

    await press();
    await vi.waitFor(() => expect(saved).toEqual(['journal.csv blob:journal']));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});
