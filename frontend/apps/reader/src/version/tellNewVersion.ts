import { dress } from '../device/dress';
import { make } from '../device/make';
import { bundleName, entry, nameFor, root } from '../device/place';
import { recall, remember } from '../device/store';
import { words } from '../locales/words';
import { askChanges, type Changes, changesPage } from './changes';
import { bundleOnline, type Online } from './online';

type Dismissed = { bundle: string };

/** How many pages the notice names; a page of its own names the others. */
const SHOWN = 3;

const makeLink = (text: string, to: URL) => {
  const link = make('a', '', text);
  link.href = to.href;
  return link;
};

const makeClose = (dismiss: () => void) => {
  const close = make('button', '', words().close);
  close.type = 'button';
  close.addEventListener('click', dismiss);
  return close;
};

/** The first pages that changed, and a way to all of them. */
const makePages = ({ pages, others }: Changes) => {
  const list = make('ul', 'lvr-notice-pages');
  const left = pages.length + others - SHOWN;
  const ways = pages.slice(0, SHOWN).map(({ title, href }) => makeLink(title, new URL(href, root())));
  for (const way of left > 0 ? [...ways, makeLink(words().others(left), changesPage())] : ways) {
    list.append(make('li', '', way));
  }
  return list;
};

/** Says that a newer version than the one in sight is online and leads to what it changes, until it is dismissed. */
export const tellNewVersion = async (online: Online) => {
  const named = bundleOnline(online);
  const name = nameFor('dismissed');
  const isTold = () => document.querySelector('.lvr-notice') || recall<Dismissed>(name).bundle === named;
  if (!named || named === bundleName() || isTold()) return;
  const changes = await askChanges();
  if (isTold()) return;
  dress();
  const notice = make('div', 'lvr-notice');
  notice.role = 'status';
  document.querySelector('.lvr-screen')?.append(notice);
  notice.append(make('p', '', words().newVersion(online.number)));
  if (changes && changes.pages.length > 0) notice.append(make('p', '', words().changed), makePages(changes));
  else notice.append(makeLink(words().readIt, entry()));
  notice.append(
    makeClose(() => {
      remember(name, { bundle: named });
      notice.remove();
    }),
  );
};
