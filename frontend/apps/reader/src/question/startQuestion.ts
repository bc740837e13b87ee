import { words } from '../locales/words';
import { keepProgress, keptProgress } from '../progress/keptProgress';
import { answersTo } from './answers';
import { isRight } from './judge';

const pageOf = (question: Element) =>
  question.closest('.lvr-topic')?.id.replace('page-', '') ??
  question.closest<HTMLElement>('[data-page]')?.dataset.page ??
  '';

const chosenIn = (question: Element) =>
  [...question.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);

const makeVerdict = (question: Element) => {
  const verdict = document.createElement('p');
  verdict.className = 'lvr-verdict';
  verdict.setAttribute('role', 'status');
  const answers = [...question.querySelectorAll('.lvb-answer')];
  answers.at(-1)?.after(verdict);
  return verdict;
};

const makeCheck = (verdict: Element) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'lvr-action lvr-check-answer';
  button.textContent = words().check;
  verdict.before(button);
  return button;
};

const keepAnswered = (question: string) => {
  const progress = keptProgress();
  keepProgress({ ...progress, answered: [...new Set([...progress.answered, question])] });
  document.dispatchEvent(new Event('answered'));
};

/** Hears an answer, says whether it is right, and then why. */
export const startQuestion = (question: HTMLElement) => {
  const verdict = makeVerdict(question);
  const judge = async () => {
    const chosen = chosenIn(question);
    if (chosen.length === 0) return;
    keepAnswered(question.id);
    const right = await answersTo(pageOf(question), question.id);
    if (!right) {
      verdict.textContent = words().unchecked;
      return;
    }
    const met = isRight(chosen, right);
    verdict.textContent = met ? words().right : words().wrong;
    question.dataset.verdict = met ? 'right' : 'wrong';
    const why = question.querySelector('details');
    if (why) why.open = true;
  };
  if (question.querySelector('input[type=checkbox]')) makeCheck(verdict).addEventListener('click', judge);
  else question.addEventListener('change', judge);
};
