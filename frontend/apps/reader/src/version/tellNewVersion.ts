import { bundleName, entry, nameFor } from '../device/place';
import { recall, remember } from '../device/store';
import { words } from '../locales/words';
import { bundleOnline, type Online } from './online';

type Dismissed = { bundle: string };

const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = '') => {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
};

const makeClose = (dismiss: () => void) => {
  const close = make('button', words().close);
  close.type = 'button';
  close.addEventListener('click', dismiss);
  return close;
};

/** Says that a newer version than the one in sight is online and what it changes, until it is dismissed. */
export const tellNewVersion = (online: Online) => {
  const named = bundleOnline(online);
  const name = nameFor('dismissed');
  if (!named || named === bundleName() || document.querySelector('.lvr-notice')) return;
  if (recall<Dismissed>(name).bundle === named) return;
  const notice = make('div');
  const link = make('a', words().readIt);
  const { titles, count } = online.changes ?? { titles: [], count: 0 };
  const dismiss = () => {
    remember(name, { bundle: named });
    notice.remove();
  };
  notice.className = 'lvr-notice';
  notice.role = 'status';
  link.href = entry().href;
  document.querySelector('.lvr-screen')?.append(notice);
  notice.append(make('p', words().newVersion(online.number)));
  if (titles.length > 0) notice.append(make('p', words().changed(titles, count - titles.length)));
  notice.append(link, makeClose(dismiss));
};
