import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepGate } from '../page/gate';
import { startQuestion } from './startQuestion';

const answers = { page: { one: ['right'], two: ['x', 'y'] } };

const ask = (id: string, type: string, values: string[]) => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(answers)),
  );
  document.body.innerHTML = `<div data-page="page"><fieldset id="${id}" data-island="question">${values
    .map((value) => `<label class="lvb-answer"><input type="${type}" name="q" value="${value}"></label>`)
    .join('')}<details><summary>Explication</summary></details></fieldset>
    <p id="note">La suite s’ouvre</p><a rel="next" href="p3.html">Suite</a></div>`;
  const [question, note] = [document.querySelector<HTMLElement>('fieldset'), document.getElementById('note')];
  if (!(question && note)) throw new Error('no question');
  keepGate(note);
  startQuestion(question);
  return { note, verdict: () => document.querySelector('[role=status]')?.textContent };
};
const choose = (value: string) => document.querySelector<HTMLInputElement>(`[value="${value}"]`)?.click();
const next = () => document.querySelector('a')?.getAttribute('href');

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a question', () => {
  it('says whether the answer is right, then why, and opens the next step', async () => {
    const { note, verdict } = ask('one', 'radio', ['wrong', 'right']);
    expect(next()).toBeNull();

    choose('wrong');
    await vi.waitFor(() => expect(verdict()).toBe('Ce n’est pas la bonne réponse.'));
    expect(document.querySelector('details')?.open).toBe(true);
    expect(next()).toBe('p3.html');
    expect(note.hidden).toBe(true);

    choose('right');
    await vi.waitFor(() => expect(verdict()).toBe('Bonne réponse.'));
  });

  it('with several right answers is judged when one asks for it', async () => {
    const { verdict } = ask('two', 'checkbox', ['x', 'y', 'z']);
    choose('x');
    expect(verdict()).toBe('');

    document.querySelector('button')?.click();
    await vi.waitFor(() => expect(verdict()).toBe('Ce n’est pas la bonne réponse.'));
    choose('y');
    document.querySelector('button')?.click();
    await vi.waitFor(() => expect(verdict()).toBe('Bonne réponse.'));
  });
});
