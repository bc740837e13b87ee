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

/** The first opening, once; only its day is kept. */
export const reportOpened = async () => {
  const { who, told, opened } = keptReader();
  if (!(who && told) || opened || !['to_invite', 'invited'].includes(told.state)) return;
  await keepAct({ ...common(who, told.name, told.ticket), door: 'opened' });
  if (keptReader().who === who) keepReader({ ...keptReader(), opened: true });
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
