import { make } from '../device/make';
import { icon } from './icons';
import type { Told } from './kept';
import { words } from './locales/words';
import { writtenMoment } from './receiptView';
import { sign } from './sign';
import { standing } from './standing';
import { whoLine } from './whoLine';

const saidOf = async (told: Told, part: string) => {
  const say = words();
  const { act, receipt } = await standing(told, part);
  if (receipt)
    return {
      done: true,
      text: `${say.recordedTitle}, ${writtenMoment(receipt.receivedAt)}. ${say.number}\u00a0: ${receipt.number}`,
    };
  if (act?.refused === 'changed') return { done: false, text: say.changed };
  if (act?.refused === 'closed') return { done: false, text: say.closed };
  if (act?.refused === 'ticket') return { done: true, text: say.ticket };
  return act ? { done: true, text: `${say.toSend(1)}. ${say.keptText}` } : { done: false, text: '' };
};

/** A sentence of a page that somebody confirms by itself: one button, then its number. */
export const showOnBlock = async (block: HTMLElement, told: Told) => {
  const sentence = block.querySelector('p')?.textContent ?? '';
  if (!sentence || told.receipt.bundle === '') return;
  const said = Object.assign(make('p', 'lvr-small lvp-said'), { role: 'status' });
  const button = make('button', 'lvr-action lvp-do', icon('checks'), make('span', '', words().acknowledge));
  button.type = 'button';
  const refresh = async () => {
    const { done, text } = await saidOf(told, block.id);
    said.textContent = text;
    button.hidden = done;
  };
  button.addEventListener('click', async () => {
    button.disabled = true;
    try {
      await sign(told, { part: block.id, sentence }, { gesture: 'tick', typed_name: '', drawing: null });
      await refresh();
    } catch {
      said.textContent = words().notKept;
    }
    button.disabled = false;
  });
  const foot = make('div', 'lvp lvp-block', whoLine(told), button, said);
  foot.lang = document.documentElement.lang;
  block.append(foot);
  document.addEventListener('delivered', () => void refresh());
  await refresh();
};
