import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepGate } from '../page/gate';
import { startQuestion } from './startQuestion';

const answers = { page: { one: ['right'], two: ['x', 'y'] } };

const ask = (id: string, type: string, values: string[], guided = false) => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(answers)),
  );
  document.body.innerHTML = `<div data-page="page"><fieldset id="${id}" data-island="question">${values
    .map(
      (value) =>
        `<label class="lvb-answer"><input type="${type}" name="q" value="${value}"><span class="lvb-answer-text">Je dis ${value}</span></label>`,
    )
    .join('')}<details><summary>Explication</summary></details></fieldset>
    ${guided ? '<p data-island="gate">La suite s’ouvre</p>' : ''}<a rel="next" href="p3.html">Suite</a></div>`;
  const [question, note] = [
    document.querySelector('fieldset'),
    document.querySelector<HTMLElement>('[data-island=gate]'),
  ];
  if (!question) throw new Error('no question');
  if (note) keepGate(note);
  startQuestion(question);
};
/** What a page with a passage has besides. */
const showPassage = () => {
  const question = document.querySelector('fieldset');
  question?.setAttribute('data-passage', 'passage');
  question?.insertAdjacentHTML('beforeend', '<p class="lvb-question-why"><a href="#passage">Relire</a></p>');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="passage"><p id="words">Trente secondes.</p><div data-island="video">Film</div></div>',
  );
};
const verdict = () => document.querySelector('[role=status]')?.textContent;
const choose = (...values: string[]) => {
  for (const value of values) document.querySelector<HTMLInputElement>(`[value="${value}"]`)?.click();
};
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent, hidden }) => textContent === name && !hidden)?.click();
const give = async (...values: string[]) => {
  choose(...values);
  press('Vérifier ma réponse');
  await vi.waitFor(() => expect(verdict()).not.toBe(''));
};
const marks = () =>
  [...document.querySelectorAll('.lvb-answer')].map((option) => option.querySelector('.lvr-mark')?.textContent);
const next = () => document.querySelector('a')?.getAttribute('href');

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a question', () => {
  it('says nothing before one asks for it: arrow keys go through the options', () => {
    ask('one', 'radio', ['wrong', 'right']);

    choose('wrong');

    expect(verdict()).toBe('');
    expect(marks()).toEqual([undefined, undefined]);
  });

  it('says of every option what it was, which one was right, and why', async () => {
    ask('one', 'radio', ['wrong', 'right', 'other']);

    await give('wrong');

    expect(marks()).toEqual(['Votre réponse, fausse', 'La bonne réponse', 'Non cochée, avec raison']);
    expect(verdict()).toBe('Ce n’est pas la bonne réponse.La bonne réponse était «\u00a0Je dis right\u00a0».');
    expect(document.querySelector('details')?.open).toBe(true);
  });

  it.each([
    [
      ['x'],
      'Une bonne réponse sur deux.',
      ['Votre réponse, juste', 'Bonne réponse, oubliée', 'Non cochée, avec raison'],
    ],
    [
      ['x', 'z'],
      'Une bonne réponse sur deux.',
      ['Votre réponse, juste', 'Bonne réponse, oubliée', 'Votre réponse, fausse'],
    ],
    [
      ['x', 'y', 'z'],
      'Toutes les bonnes réponses, mais une de trop.',
      ['Votre réponse, juste', 'Votre réponse, juste', 'Votre réponse, fausse'],
    ],
    [
      ['z'],
      'Ce n’est pas la bonne réponse.',
      ['Bonne réponse, oubliée', 'Bonne réponse, oubliée', 'Votre réponse, fausse'],
    ],
  ])('with several right answers says how far %s are right', async (chosen, said, marked) => {
    ask('two', 'checkbox', ['x', 'y', 'z']);

    await give(...chosen);

    expect(verdict()).toBe(`${said}Il fallait cocher «\u00a0Je dis x\u00a0» et «\u00a0Je dis y\u00a0».`);
    expect(marks()).toEqual(marked);
  });

  it('shows its passage again after a wrong answer, with the way to its place, and nothing of it that acts', async () => {
    ask('one', 'radio', ['wrong', 'right']);
    showPassage();

    await give('wrong');

    const quote = document.querySelector('.lvr-passage');
    expect(document.querySelector('[role=status]')?.nextElementSibling).toBe(quote);
    expect(quote?.textContent).toBe('Trente secondes.');
    expect(quote?.querySelector('[id], [data-island]')).toBeNull();
    expect(quote?.nextElementSibling?.querySelector('a')?.getAttribute('href')).toBe('#passage');

    press('Réessayer');
    expect(document.querySelector('.lvr-passage')).toBeNull();
    await give('right');
    expect(document.querySelector('.lvr-passage')).toBeNull();
  });

  it('is asked again', async () => {
    ask('one', 'radio', ['wrong', 'right']);
    await give('wrong');

    press('Réessayer');

    expect(document.querySelector(':checked')).toBeNull();
    expect(marks()).toEqual([undefined, undefined]);
    expect(document.activeElement).toBe(document.querySelector('input'));
    await give('right');
    expect(verdict()).toBe('Bonne réponse.');
  });

  it('is found again as it was answered', async () => {
    ask('two', 'checkbox', ['x', 'y', 'z']);
    await give('x');

    ask('two', 'checkbox', ['x', 'y', 'z']);

    await vi.waitFor(() => expect(verdict()).toMatch(/^Une bonne réponse sur deux/));
    expect(document.querySelector<HTMLInputElement>('[value=x]')?.checked).toBe(true);
  });

  it('holds up a guided path until the answer is right', async () => {
    ask('one', 'radio', ['wrong', 'right'], true);
    await give('wrong');
    expect(next()).toBeNull();

    press('Réessayer');
    await give('right');

    expect(next()).toBe('p3.html');
    expect(document.querySelector<HTMLElement>('[data-island=gate]')?.hidden).toBe(true);
  });

  it('lets who does not want to try again go on', async () => {
    ask('one', 'radio', ['wrong', 'right'], true);
    await give('wrong');

    press('Continuer sans réessayer');

    expect(next()).toBe('p3.html');
  });

  it('holds up nobody whom it cannot tell whether it is right', async () => {
    ask('unknown', 'radio', ['wrong', 'right'], true);

    await give('wrong');

    expect(verdict()).toBe('Votre réponse n’a pas pu être vérifiée. Vérifiez votre connexion.');
    await vi.waitFor(() => expect(next()).toBe('p3.html'));
  });
});
