import type { Document } from '@livretier/blocks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Content, PageDetail, SaveAnswer } from '../source/types';
import type { Draft, Drafts } from './drafts';
import { openSaver } from './savers';

const document = (text: string): Document => ({
  schema: 2,
  blocks: [{ id: 'a', type: 'paragraph', props: {}, text: [{ type: 'text', text }] }],
});
const content = (text: string): Content => ({ title: 'Page', importance: 'info', document: document(text) });
const draft = (key: string, text: string, changes: Partial<Draft> = {}): Draft => ({
  ...{ key: `person page ${key}`, page: 'person page', base: { revision: 3, content: content('Avant') } },
  ...{ local: content(text), sent: null, conflicts: [], keptAt: 1, ...changes },
});
type Save = Content & { base_revision: number };

let pages = 0;

/** A server at revision 7 and what windows that are gone kept of its page. */
const world = (left: readonly Draft[] = [], answer: (save: Save) => Promise<void> = async () => undefined) => {
  pages += 1;
  const page = `page${pages}`;
  const ofThisPage = (kept: Draft) => ({ ...kept, key: kept.key.replace('page', page), page: `person ${page}` });
  const kept = new Map(left.map(ofThisPage).map((one) => [one.key, one]));
  const sent: Save[] = [];
  const drafts: Drafts = {
    keep: async (one) => void kept.set(one.key, structuredClone(one)),
    forget: async (key) => void kept.delete(key),
    ofPage: async (wanted) => [...kept.values()].filter((one) => one.page === wanted),
  };
  const detail = {
    ...content('Serveur'),
    id: page,
    revision: 7,
    edited_by_name: '',
    edited_at: '2027-03-16T09:00:00Z',
  };
  const send = async (save: Save): Promise<SaveAnswer> => {
    sent.push(save);
    await answer(save);
    const { base_revision: _, ...same } = save;
    const told = { outcome: 'merged', conflicts: [], saved_by_name: '', saved_at: '2027-03-16T09:42:00Z' } as const;
    return { ...same, ...told, revision: 8 };
  };
  const open = () =>
    openSaver({ page: detail satisfies PageDetail, person: 'person', drafts, send, isRefusal: () => false });
  return { open, sent, kept };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('opening a page', () => {
  it('starts from the server when nothing was left behind', async () => {
    const { open, sent } = world();

    const { saver, broughtBack, close } = await open();

    expect(broughtBack).toBe(false);
    expect(saver.store.get()).toMatchObject({ phase: 'saved', base: { revision: 7 }, local: content('Serveur') });
    expect(sent).toEqual([]);
    close();
  });

  it('brings back what a closed window kept, and saves it from where that window began', async () => {
    const { open, sent, kept } = world([draft('gone', 'Perdu')]);

    const { saver, broughtBack, close } = await open();
    expect(broughtBack).toBe(true);
    expect(saver.store.get().local).toEqual(content('Perdu'));
    await vi.advanceTimersByTimeAsync(0);

    expect(sent).toMatchObject([{ base_revision: 3, document: document('Perdu') }]);
    expect(kept.size).toBe(0);
    close();
  });

  it('sends again what that window had sent, before what it wrote afterwards', async () => {
    const { open, sent } = world([draft('gone', 'Deux', { sent: content('Un') })]);

    const { close } = await open();
    await vi.advanceTimersByTimeAsync(2500);

    expect(sent).toMatchObject([
      { base_revision: 3, document: document('Un') },
      { base_revision: 8, document: document('Deux') },
    ]);
    close();
  });

  it('saves what several windows kept, the newest on the canvas', async () => {
    const { open, sent, kept } = world([draft('old', 'Ancien', { keptAt: 1 }), draft('new', 'Récent', { keptAt: 2 })]);

    const { saver, close } = await open();
    expect(saver.store.get().local).toEqual(content('Récent'));
    await vi.advanceTimersByTimeAsync(0);

    expect(sent.map((save) => save.document)).toEqual([document('Ancien'), document('Récent')]);
    expect(kept.size).toBe(0);
    close();
  });

  it('keeps the copy until the server has it', async () => {
    const { open, kept, sent } = world([draft('gone', 'Perdu')], async () => {
      throw new Error('offline');
    });

    const { saver, close } = await open();
    await vi.advanceTimersByTimeAsync(0);

    expect(saver.store.get().phase).toBe('unreached');
    expect([...kept.values()].map(({ local }) => local)).toEqual([content('Perdu')]);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(2);
    saver.stop();
    close();
  });

  it('finds the saver that is still at work when the page is opened again', async () => {
    const { open } = world([], () => new Promise((resolve) => setTimeout(resolve, 5000)));
    const first = await open();
    first.saver.write((page) => ({ ...page, title: 'Autre' }));
    void first.saver.flush();
    first.close();

    const second = await open();

    expect(second.saver).toBe(first.saver);
    await vi.advanceTimersByTimeAsync(5000);
    second.close();
    expect((await open()).saver).not.toBe(first.saver);
  });
});
