import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryBase } from '../device/testing/memoryBase';
import { noteFact } from '../facts/keptFacts';
import type { Told } from '../facts/tellFacts';
import { keepReader, type Told as Reader } from '../participant/kept';
import { openSheet } from './openSheet';
import { keptQuestions } from './queue';
import { showKept } from './showKept';

const section = (care = '') => `<section data-island="unclear" data-of="hands" data-manager="Julien Delmas" ${care}>
  <p class="lvr-unclear-taps"><button type="button" data-said="unclear">Je n’ai pas compris</button>
  <button type="button" data-said="ask">Poser une question</button></p>
  ${care && '<p class="lvr-unclear-person">Adressez-vous à Anne</p>'}</section>`;

const page = (care = '') =>
  `<main class="lvb-page"><div class="lvr-article" id="text"><p id="soap">Savonnez trente secondes.</p></div>${section(care)}</main>`;

const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector);
const dialog = () => find<HTMLDialogElement>('dialog');
const shown = (selector: string) => find(selector)?.hidden === false;
const press = (name: string) =>
  [...(dialog()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name)?.click();

const tap = (said: 'unclear' | 'ask', chosen: Node | null = null) => {
  const [place, button] = [find('[data-island=unclear]'), find(`[data-said=${said}]`)];
  if (!(place && button)) throw new Error('There is no section.');
  openSheet({ section: place, button, chosen });
};

const write = (text: string, email = '') => {
  const [area, input] = [find<HTMLTextAreaElement>('dialog textarea'), find<HTMLInputElement>('dialog [type=email]')];
  if (area) area.value = text;
  area?.dispatchEvent(new Event('input'));
  if (input) input.value = email;
};

const ended = () => vi.waitFor(() => expect(find('.lvr-ask-said')).not.toBeNull());

/* The script of facts, where readings are counted. */
const count = () => {
  localStorage.setItem('livretier:/:counting', '{"told":"/p"}');
  globalThis.livretierTold = {
    push: (told: Told) => {
      if ('unclear' in told) noteFact(`u${told.unclear}`, '');
      if ('withdrawn' in told) noteFact(`w${told.withdrawn}`, '');
      document.dispatchEvent(new Event('noted'));
    },
  };
};

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    this.dispatchEvent(new Event('close'));
  });
});

let answers: number;
let sent: Record<string, string>[];

beforeEach(() => {
  answers = 201;
  sent = [];
  localStorage.clear();
  globalThis.livretierTold = undefined;
  Object.assign(document.documentElement.dataset, { root: '/', bundle: '/0123456789abcdef/' });
  document.documentElement.lang = 'fr-FR';
  document.body.innerHTML = page();
  vi.stubGlobal('indexedDB', memoryBase().indexedDB);
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: URLSearchParams }) => {
    sent.push(Object.fromEntries(body));
    return new Response(null, { status: answers });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['root', 'bundle']) delete document.documentElement.dataset[name];
});

describe('« Je n’ai pas compris »', () => {
  it('is noted by the tap alone, says so without a name, and is taken back', () => {
    count();
    tap('unclear');
    expect(find('.lvr-ask-noted')).toHaveTextContent('C’est noté, sans votre nom.');
    expect(shown('.lvr-ask-noted')).toBe(true);

    press('Annuler');
    expect(shown('.lvr-ask-noted')).toBe(false);
    expect(document.activeElement).toBe(find('.lvr-ask-title'));
  });

  it('says that it is noted when it is: once what counts has come', () => {
    tap('unclear');
    expect(shown('.lvr-ask-noted')).toBe(false);
    const told = globalThis.livretierTold as { unclear: string }[];
    count();
    for (const one of told) (globalThis.livretierTold as unknown as { push: (told: object) => void }).push(one);

    expect(shown('.lvr-ask-noted')).toBe(true);
  });

  it('is not said to be noted to who refused to be counted, who may still write', () => {
    count();
    localStorage.setItem('livretier:/:counting', '{"told":"/p","refused":true}');
    tap('unclear');

    expect(shown('.lvr-ask-noted')).toBe(false);
    expect(find('dialog textarea')).not.toBeNull();
  });

  it('quotes the block in which something was selected, and asks about it', async () => {
    tap('unclear', find('#soap')?.firstChild);
    expect(find('.lvr-ask-quote')?.textContent).toBe('Savonnez trente secondes.');
    write('Avec le gant\u202f?');
    press('Envoyer ma question');
    await ended();

    expect(sent).toMatchObject([{ kind: 'unclear', page: 'hands', block: 'soap', bundle: '0123456789abcdef' }]);
  });

  it('stays one tap where no question is taken', () => {
    find('[data-said=ask]')?.setAttribute('hidden', '');
    count();
    tap('unclear');

    expect(shown('.lvr-ask-noted')).toBe(true);
    expect(find('dialog form')).toBeNull();
    press('Continuer');
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(find('[data-said=unclear]'));
  });
});

describe('a question', () => {
  it('goes without a name, and promises nothing that is not so', async () => {
    tap('ask');
    write('  Où sont les gants\u202f?  ');
    press('Envoyer ma question');
    await ended();

    expect(sent).toMatchObject([{ kind: 'question', text: 'Où sont les gants\u202f?' }]);
    expect(Object.keys(sent[0] ?? {}).toSorted()).toEqual(['bundle', 'by', 'id', 'kind', 'page', 'text']);
    expect(find('.lvr-ask-said')?.textContent).toBe('Votre question est partie.');
  });

  it('is answered by e-mail where an address is given, if it is one', async () => {
    tap('ask');
    write('Où\u202f?', 'ines');
    press('Envoyer ma question');
    expect(find('.lvr-ask-problem')?.textContent).toBe('Vérifiez l’adresse e-mail, ou effacez-la.');
    write('Où\u202f?', 'ines@example.org');
    press('Envoyer ma question');
    await ended();

    expect(sent).toMatchObject([{ reply_to: 'ines@example.org' }]);
    expect(find('.lvr-ask-said')?.textContent).toBe('Votre question est partie. On vous répondra par e-mail.');
  });

  it('has the name of who came by a personal link only where they give it', async () => {
    keepReader({ who: 'lea', told: { name: 'Léa M.', ticket: 'lea.1.9.s' } as Reader });
    tap('ask');
    expect(find('dialog [type=email]')).toBeNull();
    expect(find<HTMLInputElement>('[role=switch]')?.checked).toBe(false);
    expect(find('.lvr-ask-name')).toHaveTextContent('Julien Delmas verra votre nom.');
    write('Sans nom');
    press('Envoyer ma question');
    await ended();
    press('Continuer');
    tap('ask');
    find('[role=switch]')?.click();
    write('Avec mon nom');
    press('Envoyer ma question');
    await ended();

    expect(sent.map(({ ticket }) => ticket)).toEqual([undefined, 'lea.1.9.s']);
    expect(find('.lvr-ask-said')?.textContent).toMatch(/La réponse s’affichera au bas de cette page\.$/);
  });

  it('of who is looked after has neither name nor address: whom to turn to is named instead', async () => {
    document.body.innerHTML = page('data-care="true"');
    keepReader({ who: 'lea', told: { name: 'Léa M.', ticket: 'lea.1.9.s' } as Reader });
    tap('ask');
    expect(find('dialog input')).toBeNull();
    expect(find('dialog .lvr-unclear-person')?.textContent).toBe('Adressez-vous à Anne');
    write('Quand\u202f?');
    press('Envoyer ma question');
    await ended();

    expect(Object.keys(sent[0] ?? {}).toSorted()).toEqual(['bundle', 'by', 'id', 'kind', 'page', 'text']);
  });

  it('is nothing without words, and keeps them when the sheet is closed', () => {
    tap('ask');
    write(' ');
    press('Envoyer ma question');
    expect(find('.lvr-ask-problem')?.textContent).toBe('Écrivez votre question.');
    write('Où sont');
    dialog()?.click();
    expect(dialog()).toBeNull();
    tap('ask');

    expect(find<HTMLTextAreaElement>('dialog textarea')?.value).toBe('Où sont');
    expect(sent).toEqual([]);
  });

  it('is kept on this device while nobody takes it, and said to be', async () => {
    answers = 503;
    tap('ask');
    write('Où\u202f?');
    press('Envoyer ma question');
    await ended();
    expect(find('.lvr-ask-said')?.textContent).toMatch(/^Votre question est gardée sur cet appareil/);
    await showKept();

    expect(find('.lvr-ask-kept')?.textContent).toMatch(/^Une question est gardée/);
    expect(await keptQuestions()).toHaveLength(1);
  });

  it('that the door does not take stays with its author', async () => {
    answers = 403;
    tap('ask');
    write('Où\u202f?');
    press('Envoyer ma question');
    await vi.waitFor(() => expect(find('.lvr-ask-problem')?.textContent).toMatch(/^Ce livret ne prend pas/));

    expect(find<HTMLTextAreaElement>('dialog textarea')?.value).toBe('Où\u202f?');
    expect(await keptQuestions()).toEqual([]);
  });

  it('that could not be kept is not said to be', async () => {
    vi.stubGlobal('indexedDB', undefined);
    tap('ask');
    write('Où\u202f?');
    press('Envoyer ma question');
    await vi.waitFor(() => expect(find('.lvr-ask-problem')?.textContent).toMatch(/n’a pas pu être gardée/));

    expect(sent).toEqual([]);
  });

  it.each([
    ['en-GB', 'Send my question'],
    ['es-ES', 'Enviar mi pregunta'],
    ['pt-PT', 'Enviar a minha pergunta'],
    ['de-DE', 'Envoyer ma question'],
  ])('is asked in the language of the page: %s', (lang, name) => {
    document.documentElement.lang = lang;
    tap('ask');

    expect(find('dialog form .lvr-action')?.textContent).toBe(name);
  });
});

it('what the door refused later is given back under the page, until its author erases it', async () => {
  const { keepQuestion } = await import('./queue');
  const about = { root: '/', bundle: 'b', page: 'hands', kind: 'question' as const, refused: 'wrong' as const };
  await keepQuestion({ ...about, id: '1', text: '<b>Où</b>' });
  await showKept();
  expect(find('.lvr-ask-text')?.textContent).toBe('<b>Où</b>');

  find('.lvr-ask-kept button')?.click();
  await vi.waitFor(() => expect(find('.lvr-ask-kept')).toBeNull());
  expect(await keptQuestions()).toEqual([]);
});
