import { afterEach, describe, expect, it, vi } from 'vitest';
import { make } from '../device/make';
import { words } from './locales/words';
import { whoLine } from './whoLine';

const press = () => document.querySelector('button')?.click();

it('says for whom a representative reads', () => {
  expect(whoLine({ name: 'Léa M.', signer: 'representative' }).textContent).toContain(`${words().youFor} Léa M.`);
  expect(whoLine({ name: 'Léa M.' }).textContent).toContain(`${words().you} Léa M.`);
});

describe('who says that it is not them', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is told when the network is away that the device has not forgotten them yet, and asked nothing more', async () => {
    document.documentElement.dataset.root = '/l/livret/';
    document.body.replaceChildren(make('div', 'lvp', whoLine({ name: 'Léa M.' })), make('div', 'lvp', 'Un accusé'));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));

    press();

    await vi.waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toBe(words().notLeft));
    expect(document.querySelector('.lvp')).toBeNull();
  });
});
