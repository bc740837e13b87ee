import { BLOCK_CHARACTERS, type Document, emptyBlock, PAGE_BLOCKS } from '@livretier/blocks';
import { createStore } from '@livretier/ui';
import { answers, camille } from '@test/answers';
import { text } from '@test/manuscript';
import { renderFeature } from '@test/renderFeature';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createSaver } from '@/features/editor/saving/createSaver';
import type { Draft } from '@/features/editor/saving/drafts';
import { startFrom } from '@/features/editor/saving/machine';
import { quietCanvas } from '@/features/editor/session/context';
import { SaveState } from './SaveState';

const crowded: Document = { schema: 2, blocks: Array.from({ length: PAGE_BLOCKS + 1 }, () => emptyBlock('divider')) };
const long = text('x'.repeat(BLOCK_CHARACTERS + 1));

/** A page that says « Bonjour », its server, and what this computer keeps of it. */
const open = async (keeps: boolean | 'never answers' = true, isAway = false) => {
  const send = vi.fn(() => (isAway ? Promise.reject(new Error('away')) : new Promise<never>(() => undefined)));
  const keep = vi.fn(async (_: Draft) => {
    if (keeps === 'never answers') return new Promise<void>(() => undefined);
    return keeps ? undefined : Promise.reject(new Error('full'));
  });
  const saver = createSaver({
    ...{ key: 'window', page: 'page', send, isRefusal: () => false },
    state: startFrom({ revision: 1, content: { title: 'Page', importance: 'info', document: text('Bonjour') } }),
    drafts: { keep, forget: async () => undefined, ofPage: async () => [] },
  });
  const slots = { canvas: { current: null }, state: createStore(quietCanvas), hold: () => () => undefined };
  const session = { pageId: 'page', saver, ...slots };
  await renderFeature(<SaveState session={session} />, answers({ user: camille }));
  const write = (document: Document) =>
    act(async () => {
      saver.write((content) => ({ ...content, document }));
      void saver.flush();
    });
  return { send, keep, write };
};
const said = () => screen.getByRole('status').textContent?.trim();

describe('a page that is too large', () => {
  it.each([
    ['blocks', crowded, 'Cette page dépasse 150 blocs\u00a0: scindez-la pour enregistrer.'],
    ['characters', long, 'Un bloc dépasse 20\u202f000 caractères\u00a0: scindez-le pour enregistrer.'],
  ])('by its %s says what to do, is kept here and is not sent', async (_, document, sentence) => {
    const { write, send, keep } = await open();

    await write(document);

    expect(said()).toBe(sentence);
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
    expect(keep.mock.lastCall?.[0].local.document).toBe(document);
    expect(send).not.toHaveBeenCalled();
  });

  it('is sent once it is smaller', async () => {
    const { write, send } = await open();

    await write(crowded);
    await write(text('Bonsoir'));

    expect(said()).toBe('Enregistrement…');
    expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ document: text('Bonsoir') }));
  });

  it('says when it cannot even be kept here', async () => {
    const { write } = await open(false);

    await write(crowded);

    expect(said()).toMatch(/pour enregistrer\. Gardez cette page ouverte\.$/);
  });
});

describe('a page whose server is away', () => {
  it.each([
    [true, 'Hors ligne, gardé sur cet ordinateur'],
    [false, 'Hors ligne. Gardez cette page ouverte.'],
    ['never answers' as const, 'Hors ligne. Gardez cette page ouverte.'],
  ])('where this computer keeps copies: %s, says « %s »', async (keeps, sentence) => {
    const { write } = await open(keeps, true);

    await write(text('Bonsoir'));

    expect(said()).toBe(sentence);
  });
});
