import { make } from '../device/make';
import { makeIcon } from '../device/makeIcon';
import { bundleName, root } from '../device/place';
import { deliver } from './deliver';
import { makeBack, makeText } from './fields';
import { words } from './locales/words';
import { noteUnclear } from './noted';
import { forgetQuestion, keepQuestion, keptQuestions, type Question } from './queue';
import { quotedFrom } from './quoted';
import type { Tap } from './startUnclear';

const makeButton = (className: string, text: string, press: () => void) => {
  const button = Object.assign(make('button', className, text), { type: 'button' as const });
  button.addEventListener('click', press);
  return button;
};

const makeHead = (title: HTMLElement, close: () => void) => {
  const button = makeButton('lvr-round', '', close);
  button.append(makeIcon('M18 6l-12 12', 'M6 6l12 12'));
  button.ariaLabel = words().close;
  return make('div', 'lvr-ask-head', title, button);
};

/** What became of it: with those who answer, kept here, or given back, which keeps nothing. */
const ask = async (question: Question): Promise<'sent' | 'kept' | NonNullable<Question['refused']>> => {
  await keepQuestion(question);
  await deliver();
  const left = (await keptQuestions()).find(({ id }) => id === question.id);
  if (left?.refused) await forgetQuestion(left.id);
  return left ? (left.refused ?? 'kept') : 'sent';
};

/** The words, the way back and the button; `done` says in its place what became of it. */
const makeForm = (section: HTMLElement, kind: Question['kind'], block: string, done: (said: string) => void) => {
  const page = section.dataset.of ?? '';
  const [say, text, back] = [words(), makeText(kind, page), makeBack(section)];
  const problem = Object.assign(make('p', 'lvr-ask-problem'), { role: 'alert' });
  const button = make('button', 'lvr-action', say.send);
  const person = section.querySelector('.lvr-unclear-person')?.cloneNode(true);
  const form = make('form', 'lvr-ask-form', text.field, ...(back.field ? [back.field] : []), problem, button);
  if (person) problem.before(person);
  const missing = () => (text.area.value.trim() ? back.missing() : say.empty);
  form.noValidate = true;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    problem.textContent = missing();
    if (problem.textContent || button.disabled) return;
    const about = { id: crypto.randomUUID(), root: root().pathname, bundle: bundleName(), page, kind };
    button.disabled = true;
    button.textContent = say.sending;
    try {
      const end = await ask({ ...about, text: text.area.value.trim(), ...(block && { block }), ...back.said() });
      if (end === 'sent' || end === 'kept') {
        text.clear();
        return done([say[end], back.promise()].join(' ').trim());
      }
      problem.textContent = say.refused[end];
    } catch {
      problem.textContent = say.notKept;
    }
    button.disabled = false;
    button.textContent = say.send;
  });
  return form;
};

const isAsked = () => document.querySelector<HTMLElement>('[data-said=ask]')?.hidden === false;

/** The sheet over the page: the tap is noted at once, words are added if somebody wants to. */
export const openSheet = ({ section, button, chosen }: Tap) => {
  const kind = button.dataset.said === 'unclear' ? 'unclear' : 'question';
  const say = words();
  const title = Object.assign(make('h2', 'lvr-ask-title', kind === 'unclear' ? say.unclear : say.ask), {
    ...{ id: 'lvr-ask-title', tabIndex: -1, autofocus: true },
  });
  const dialog = make('dialog', 'lvr-ask');
  const close = () => dialog.close();
  const page = section.dataset.of ?? '';
  const quoted = quotedFrom(chosen, page);
  const done = (said: string) => {
    const line = Object.assign(make('p', 'lvr-ask-said', said), { role: 'status', tabIndex: -1 });
    dialog.replaceChildren(makeHead(title, close), line, makeButton('lvr-action', say.goOn, close));
    line.focus();
  };
  const body = make('div', 'lvr-ask-form', makeHead(title, close));
  if (quoted) body.append(make('blockquote', 'lvr-ask-quote', quoted.text));
  if (kind === 'unclear') body.append(noteUnclear(page, () => title.focus()));
  if (isAsked()) body.append(makeForm(section, kind, quoted?.block ?? '', done));
  if (kind === 'unclear')
    body.append(isAsked() ? makeButton('lvr-ask-link', say.skip, close) : makeButton('lvr-action', say.goOn, close));
  dialog.append(body);
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.addEventListener('click', ({ target }) => target === dialog && close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    button.focus();
  });
  section.closest('.lvb-page')?.append(dialog);
  dialog.showModal();
};
