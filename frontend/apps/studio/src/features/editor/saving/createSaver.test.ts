import type { Document } from '@livretier/blocks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Content, SaveAnswer } from '../source/types';
import { createSaver } from './createSaver';
import type { Draft } from './drafts';
import { startFrom } from './machine';

const document = (text: string): Document => ({
  schema: 2,
  blocks: [{ id: 'a', type: 'paragraph', props: {}, text: text ? [{ type: 'text', text }] : [] }],
});
const content = (text: string): Content => ({ title: 'Page', importance: 'info', document: document(text) });
type Save = Content & { base_revision: number };

/** A page whose server answers what it is sent, one revision further; the canvas is a variable. */
const world = (send: (save: Save) => Promise<Partial<SaveAnswer>> = async () => ({})) => {
  const kept = new Map<string, Draft>();
  const sent: Save[] = [];
  const drawn: Content[] = [];
  const canvas = { text: '' };
  const saver = createSaver({
    key: 'window',
    page: 'page',
    state: startFrom({ revision: 1, content: content('') }),
    drafts: {
      keep: async (draft) => void kept.set(draft.key, structuredClone(draft)),
      forget: async (key) => void kept.delete(key),
      ofPage: async () => [...kept.values()],
    },
    isRefusal: (error) => error === 'no',
    send: async (save) => {
      sent.push(save);
      const { base_revision, ...same } = save;
      const heard = { outcome: 'saved', conflicts: [], saved_by_name: '', saved_at: '2027-03-16T09:42:00Z' } as const;
      return { ...same, ...heard, revision: base_revision + 1, ...(await send(save)) };
    },
  });
  saver.attach({ read: () => document(canvas.text), draw: (next) => drawn.push(next) });
  const type = (text: string) => {
    canvas.text = text;
    saver.touch();
  };
  const textOf = (draft: Draft | undefined) => JSON.stringify(draft?.local.document).match(/"text":"(\w*)"/)?.[1];
  return { saver, sent, kept, drawn, type, canvas, draftText: () => textOf(kept.get('window')) };
};
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a saver', () => {
  it('keeps a copy here within half a second, sends after two seconds of quiet, then forgets the copy', async () => {
    const { type, sent, kept, draftText, saver } = world();

    type('Bonjour');
    await pass(500);
    expect(draftText()).toBe('Bonjour');
    expect(sent).toEqual([]);
    await pass(2000);

    expect(sent).toMatchObject([{ base_revision: 1, document: document('Bonjour') }]);
    expect(kept.size).toBe(0);
    expect(saver.store.get()).toMatchObject({ phase: 'saved', savedAt: '2027-03-16T09:42:00Z' });
  });

  it('waits until somebody stops writing, but not for ever', async () => {
    const { type, sent } = world();

    for (let second = 0; second < 10; second += 1) {
      type(`mot${second}`);
      await pass(1000);
    }
    expect(sent).toEqual([]);
    for (let second = 0; second < 12; second += 1) {
      type(`suite${second}`);
      await pass(1000);
    }

    expect(sent).toHaveLength(1);
  });

  it('tries again later and later, always with what may have arrived', async () => {
    let reachable = false;
    const { type, sent, draftText, saver } = world(async () => {
      if (!reachable) throw new Error('gone');
      return {};
    });

    type('Un');
    await pass(2500);
    expect(saver.store.get()).toMatchObject({ phase: 'unreached', kept: true });
    type('Deux');
    await pass(2100);
    expect(sent.map((save) => save.document)).toEqual([document('Un'), document('Un')]);
    expect(draftText()).toBe('Deux');
    await pass(3600);
    expect(sent).toHaveLength(2);
    reachable = true;
    await pass(200);
    expect(sent).toHaveLength(3);
    await pass(2000);

    expect(sent.at(-1)).toMatchObject({ base_revision: 2, document: document('Deux') });
    expect(saver.store.get().phase).toBe('saved');
  });

  it('sends at once when it is asked to, and says whether the server has it', async () => {
    const { type, saver, sent } = world(async () => Promise.reject('no'));

    type('Bonjour');
    const flushed = saver.flush();

    expect(await flushed).toBe(false);
    expect(sent).toHaveLength(1);
    expect(saver.store.get().phase).toBe('refused');
  });

  it('knows what is on the canvas before it draws over it', async () => {
    const { type, saver, canvas, drawn } = world(async () => {
      canvas.text = 'Bonjour à tous';
      saver.touch();
      return { title: 'Renommée', outcome: 'merged' };
    });

    type('Bonjour');
    await pass(2400);

    expect(drawn).toEqual([{ title: 'Renommée', importance: 'info', document: document('Bonjour à tous') }]);
    expect(saver.store.get().phase).toBe('waiting');
  });

  it('says when nothing can be kept on this computer', async () => {
    const { saver, type, kept } = world();
    kept.set = () => {
      throw new Error('full');
    };

    type('Bonjour');
    await pass(400);

    expect(saver.store.get().kept).toBe(false);
  });

  it('sends what was written last when its canvas goes', async () => {
    const { saver, sent } = world();
    let text = '';
    const leave = saver.attach({ read: () => document(text), draw: () => undefined });

    text = 'Dernier mot';
    saver.touch();
    leave();
    await pass(0);

    expect(sent).toMatchObject([{ document: document('Dernier mot') }]);
  });
});
