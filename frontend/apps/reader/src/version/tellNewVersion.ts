import { bundleName, entry } from '../device/place';
import { words } from '../locales/words';
import { bundleOnline, type Online } from './online';

/** Says that a newer version than the one in sight is online. */
export const tellNewVersion = (online: Online) => {
  const named = bundleOnline(online);
  if (!named || named === bundleName() || document.querySelector('.lvr-notice')) return;
  const notice = document.createElement('p');
  notice.className = 'lvr-notice';
  notice.setAttribute('role', 'status');
  const link = document.createElement('a');
  link.href = entry().href;
  link.textContent = words().readIt;
  document.querySelector('.lvr-screen')?.append(notice);
  notice.append(`${words().newVersion} `, link);
};
