import { dress } from '../device/dress';
import { make } from '../device/make';
import { tellFacts } from '../facts/tellFacts';
import { words } from '../locales/words';
import { forgetGiven, givenTo, keepAnswered, keepGiven, keptProgress } from '../progress/keptProgress';
import { answersTo } from './answers';
import { isRight, markOf } from './judge';
import { passageIn } from './passage';

const pageOf = (question: Element) =>
  question.closest('.lvr-topic')?.id.replace('page-', '') ??
  question.closest<HTMLElement>('[data-page]')?.dataset.page ??
  '';

const optionsIn = (question: Element) => [...question.querySelectorAll<HTMLInputElement>('.lvb-answer > input')];

const chosenOf = (options: HTMLInputElement[]) => options.filter(({ checked }) => checked).map(({ value }) => value);

const textOf = (option: Element) => option.parentElement?.querySelector('.lvb-answer-text')?.textContent?.trim() ?? '';

const makeButton = (className: string, text = '') =>
  Object.assign(make('button', `lvr-question-button ${className}`, text), { type: 'button' as const });

const makeVerdict = () => Object.assign(make('div', 'lvr-verdict'), { role: 'status', tabIndex: -1 });

const markOptions = (options: HTMLInputElement[], chosen: string[], right: string[]) => {
  const several = options.some(({ type }) => type === 'checkbox');
  for (const option of options) {
    const mark = markOf(option.value, chosen, right);
    const said = mark === 'missed' && !several ? words().marks.wasRight : words().marks[mark];
    option.parentElement?.setAttribute('data-mark', mark);
    option.parentElement?.querySelector('.lvb-answer-text')?.after(make('span', 'lvr-mark', said));
  }
};

const unmark = (question: Element) => {
  for (const mark of question.querySelectorAll('.lvr-mark, .lvr-passage')) mark.remove();
  for (const option of question.querySelectorAll('[data-mark]')) option.removeAttribute('data-mark');
};

const titleOf = (chosen: string[], right: string[]) => {
  const met = right.filter((answer) => chosen.includes(answer)).length;
  if (isRight(chosen, right)) return words().right;
  return right.length > 1 && met > 0 ? words().partly(met, right.length, chosen.length - met) : words().wrong;
};

/** Hears an answer and says of every option what it was, then which were right and why; the device keeps it. */
export const startQuestion = (question: HTMLElement) => {
  const options = optionsIn(question);
  const check = makeButton('lvr-action');
  const verdict = makeVerdict();
  const goOn = makeButton('lvr-go-on', words().goOn);
  const gate = document.querySelector('[data-island=gate]');
  options.at(-1)?.parentElement?.after(verdict);
  question.append(check, goOn);

  const ask = () => {
    unmark(question);
    verdict.replaceChildren();
    question.dataset.verdict = 'none';
    check.textContent = words().check;
    check.hidden = false;
    goOn.hidden = true;
  };

  const tell = (chosen: string[], right: string[]) => {
    dress();
    const met = isRight(chosen, right);
    const texts = options.filter(({ value }) => right.includes(value)).map(textOf);
    ask();
    markOptions(options, chosen, right);
    verdict.append(make('strong', '', titleOf(chosen, right)));
    if (!met) {
      verdict.append(make('p', '', words().rightOnes(texts)));
      verdict.after(...passageIn(question));
    }
    question.dataset.verdict = met ? 'right' : 'wrong';
    check.textContent = words().retry;
    check.hidden = met;
    goOn.hidden = met || !gate || keptProgress().answered.includes(question.id);
    const why = question.querySelector('details');
    if (why) why.open = true;
  };

  const judge = async (chosen: string[]) => {
    const right = await answersTo(pageOf(question), question.id);
    if (right) tell(chosen, right);
    else verdict.replaceChildren(words().unchecked);
    return right ? isRight(chosen, right) : undefined;
  };

  const answer = async () => {
    const chosen = chosenOf(options);
    if (chosen.length === 0) return;
    keepGiven(question.id, chosen);
    /* Who cannot be told whether it is right is not held up. */
    const met = await judge(chosen);
    if (met !== false) keepAnswered(question.id);
    if (met !== undefined) tellFacts({ answered: question.id, met });
    verdict.focus();
  };

  const askAgain = () => {
    forgetGiven(question.id);
    for (const option of options) option.checked = false;
    ask();
    options[0]?.focus();
  };

  check.addEventListener('click', () => (question.dataset.verdict === 'wrong' ? askAgain() : answer()));
  question.addEventListener('change', ask);
  question.addEventListener('change', dress);
  goOn.addEventListener('click', () => {
    keepAnswered(question.id);
    goOn.hidden = true;
    document.querySelector<HTMLElement>('a[rel=next]')?.focus();
  });

  ask();
  const given = givenTo(question.id);
  for (const option of options) option.checked = given.includes(option.value);
  const chosen = chosenOf(options);
  if (chosen.length > 0) void judge(chosen);
};
