import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearHistory, historyStore, markHistoryRead } from './history';
import { clearToasts, notify } from './toasts';

const sentences = () => historyStore.get().map(({ summary }) => summary);

beforeEach(() => {
  clearToasts();
  clearHistory();
});

describe('the history of what was notified', () => {
  it('keeps what the screen no longer shows, newest first, with its time', () => {
    vi.spyOn(Date, 'now').mockReturnValue(1_000);
    notify({ summary: 'Livret publié', severity: 'success', detail: 'Version 1.4' });
    notify({ summary: 'Brouillon enregistré' });

    clearToasts();

    expect(historyStore.get()).toMatchObject([
      { summary: 'Brouillon enregistré', severity: 'info', at: 1_000, read: false },
      { summary: 'Livret publié', severity: 'success', detail: 'Version 1.4' },
    ]);
  });

  it('keeps the last fifty', () => {
    for (let count = 1; count <= 51; count++) notify({ summary: `Message ${count}` });

    expect(sentences()).toHaveLength(50);
    expect(sentences().at(-1)).toBe('Message 2');
  });

  it('does not repeat a failure that is still on screen', () => {
    for (let count = 0; count < 2; count++) notify({ summary: 'Hors ligne', severity: 'error' });

    expect(sentences()).toEqual(['Hors ligne']);
  });

  it('is read all at once, and what comes after is not', () => {
    notify({ summary: 'avant' });
    markHistoryRead();
    notify({ summary: 'après' });

    expect(historyStore.get().map(({ read }) => read)).toEqual([false, true]);
  });
});
