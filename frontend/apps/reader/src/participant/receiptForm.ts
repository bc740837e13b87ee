import { make } from '../device/make';
import type { What } from './asks';
import { makeGestures } from './gestures';
import { icon } from './icons';
import type { Told } from './kept';
import { words } from './locales/words';
import type { Gesture } from './queue';
import { sentenceBox } from './receiptView';
import { sign } from './sign';
import { whoLine } from './whoLine';

type Shape = {
  label: string;
  gesture: Gesture;
  /** Why it is asked again. */
  problem?: string | undefined;
};

/** The sentence as it will be kept, what it means, the gesture, and the button; nothing is done before it is kept. */
export const receiptForm = (told: Told, what: What, { label, gesture, problem = '' }: Shape, after: () => void) => {
  const say = words();
  const gestures = makeGestures(gesture);
  const alert = Object.assign(make('p', 'lvp-problem', problem), { role: 'alert' });
  const button = make('button', 'lvr-action lvp-do', icon('checks'), make('span', '', label));
  const form = make(
    'form',
    'lvp-form',
    whoLine(told),
    sentenceBox(what.sentence, told.receipt.locale),
    make('p', 'lvr-small', say.nothingMore),
    gestures.place,
    make('p', 'lvp-recorded lvr-small', icon('lock'), make('span', '', say.recorded)),
    alert,
    make('div', 'lvp-bar', button),
  );
  form.noValidate = true;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const done = gestures.done();
    if (!done) {
      alert.textContent = gestures.missing();
      gestures.focus();
      return;
    }
    button.disabled = true;
    button.lastChild?.replaceWith(make('span', '', say.sending));
    try {
      await sign(told, what, done);
      after();
    } catch {
      alert.textContent = say.notKept;
      button.disabled = false;
      button.lastChild?.replaceWith(make('span', '', label));
    }
  });
  return form;
};
