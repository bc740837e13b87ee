import { bundleName, root } from '../device/place';
import { keptProgress } from '../progress/keptProgress';
import { deliver } from './deliver';
import { keepReader, keptReader } from './kept';
import { keepAct } from './queue';
import { uuid7 } from './uuid7';

const MOST = 200;

const common = (who: string, name: string, ticket: string) => ({
  id: uuid7(),
  root: root().pathname,
  who,
  name,
  ticket,
});

/** The first opening, once, and each coming by the link of a message; only the day of both is kept. */
export const reportOpened = async () => {
  const { who, told, opened, message } = keptReader();
  if (!(who && told)) return;
  const isFirst = !opened && ['to_invite', 'invited'].includes(told.state);
  if (!(isFirst || message)) return;
  await keepAct({ ...common(who, told.name, told.ticket), door: 'opened', ...(message && { message }) });
  const { message: _, ...kept } = keptReader();
  if (kept.who === who) keepReader({ ...kept, opened: true });
};

/** Once the page is in sight: one that is fetched in advance was opened by nobody. */
export const reportSeen = async () => {
  if (document.visibilityState === 'visible') return reportOpened();
  document.addEventListener('visibilitychange', () => void reportSeen().then(deliver, () => undefined), { once: true });
};

/** The pages that were confirmed since, each once. */
export const reportProgress = async () => {
  const { who, told, reported = [] } = keptReader();
  if (!(who && told)) return;
  const pages = Object.keys(keptProgress().pages)
    .filter((page) => !reported.includes(page))
    .slice(0, MOST);
  if (pages.length === 0) return;
  await keepAct({ ...common(who, told.name, told.ticket), door: 'progress', pages, bundle: bundleName() });
  if (keptReader().who === who) keepReader({ ...keptReader(), reported: [...reported, ...pages] });
  await deliver();
};
