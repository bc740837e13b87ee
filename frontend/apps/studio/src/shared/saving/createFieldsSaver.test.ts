import { ApiError } from '@livretier/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFieldsSaver } from './createFieldsSaver';
import { type Fields, shownFields } from './machine';

type Answer = () => Promise<void>;

/** A server that has a name and a kind, one page that writes them, and what this computer keeps. */
const world = (server: Fields = { name: 'Avant', kind: 'safety' }) => {
  const has = { ...server };
  const sent: Fields[] = [];
  const next: { answer: Answer } = { answer: async () => undefined };
  const send = async (changes: Fields) => {
    sent.push(changes);
    await next.answer();
    Object.assign(has, changes);
  };
  const ready = (changes: Fields) =>
    Object.fromEntries(Object.entries(changes).filter(([, value]) => String(value).length >= 3));
  const open = () => createFieldsSaver('place', { saved: has, send, ready, patient: false });
  return { has, sent, next, open };
};

const unreachable: Answer = async () => {
  throw new Error('no network');
};
const refusing: Answer = async () => {
  throw new ApiError(409, { code: 'name_taken', message: 'Pris.' });
};
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
const draft = () => localStorage.getItem('livretier-draft place');

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

describe('fields that save themselves', () => {
  it('are sent once, a moment after the last key', async () => {
    const { sent, has, open } = world();
    const saver = open();

    saver.change({ name: 'Apr' });
    await pass(500);
    saver.change({ name: 'Après' });
    await pass(500);
    expect(sent).toEqual([]);
    await pass(200);

    expect(sent).toEqual([{ name: 'Après' }]);
    expect(has.name).toBe('Après');
    expect(saver.store.get().phase).toBe('saved');
    expect(draft()).toBeNull();
  });

  it('are kept on this computer without a network, and sent when it is back', async () => {
    const { has, next, open } = world();
    const saver = open();
    next.answer = unreachable;

    saver.change({ name: 'Après' });
    await pass(700);
    expect(saver.store.get()).toMatchObject({ phase: 'unreached', kept: true });
    saver.change({ kind: 'trainee' });
    next.answer = async () => undefined;
    await pass(5000);

    expect(has).toEqual({ name: 'Après', kind: 'trainee' });
    expect(draft()).toBeNull();
  });

  it('are brought back after the tab was closed without a network', async () => {
    const { has, next, open } = world();
    const closed = open();
    next.answer = unreachable;
    closed.change({ name: 'Après' });
    closed.flushLast();
    await pass(0);
    closed.stop();
    next.answer = async () => undefined;

    const reopened = open();
    expect(shownFields(has, reopened.store.get()).name).toBe('Après');
    void reopened.flush();
    await pass(10);

    expect(has.name).toBe('Après');
    expect(draft()).toBeNull();
  });

  it('do not undo what was said on another device since', async () => {
    const { has, sent, next, open } = world();
    const closed = open();
    /* It arrives, and nobody hears of it. */
    next.answer = () => new Promise(() => undefined);
    closed.change({ name: 'Après' });
    closed.flushLast();
    await pass(0);
    has.name = 'Ailleurs';

    const reopened = open();
    await pass(5000);

    expect(shownFields(has, reopened.store.get()).name).toBe('Ailleurs');
    expect(sent).toHaveLength(1);
    expect(draft()).toBeNull();
  });

  it('do not wait for what is on its way when the page goes', async () => {
    const { sent, next, open } = world();
    const saver = open();
    next.answer = () => new Promise(() => undefined);
    saver.change({ name: 'Premier' });
    void saver.flush();

    saver.change({ name: 'Second' });
    saver.flushLast();
    await pass(0);

    expect(sent).toEqual([{ name: 'Premier' }, { name: 'Second' }]);
  });

  it('keep what the server does not want, and save the others', async () => {
    const { has, next, open } = world();
    const saver = open();
    next.answer = refusing;
    saver.change({ name: 'Pris' });
    expect(await saver.flush()).toBe('refused');
    expect(saver.store.get().refusal).toBeInstanceOf(ApiError);
    next.answer = async () => undefined;

    saver.change({ kind: 'trainee' });
    const end = saver.flush();
    await pass(10);

    expect(await end).toBe('refused');
    expect(has).toEqual({ name: 'Avant', kind: 'trainee' });
    expect(shownFields(has, saver.store.get()).name).toBe('Pris');
  });

  it('keep what is not complete, and hold nothing else back', async () => {
    const { has, open } = world();
    const saver = open();

    saver.change({ name: 'Ab', kind: 'trainee' });
    await pass(700);

    expect(saver.store.get().phase).toBe('incomplete');
    expect(has).toEqual({ name: 'Avant', kind: 'trainee' });
    expect(draft()).toContain('Ab');
  });
});
