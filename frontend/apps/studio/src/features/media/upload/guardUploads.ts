import { confirm } from '@livretier/ui';
import { guardUnsaved } from '../../../shared/forms/unsaved';
import { i18n } from '../../../shared/locale/i18n';
import { isUnderWay } from './underWay';
import { uploads } from './uploads';

const askInBrowser = (event: BeforeUnloadEvent) => event.preventDefault();

/** Asked before one signs out or opens another company: what has not arrived is given up first, in the name of its owner. */
const askHere = async () => {
  const count = uploads.store.get().filter(isUnderWay).length;
  const leaves = await confirm({
    header: i18n.t('uploads:leave.header', { count }),
    message: i18n.t('uploads:leave.message'),
    acceptLabel: i18n.t('uploads:leave.accept'),
    rejectLabel: i18n.t('uploads:leave.reject'),
    defaultFocus: 'reject',
  });
  if (leaves) await uploads.cancelAll();
  return leaves;
};

let release: (() => void) | undefined;

const guard = () => {
  const stopAsking = guardUnsaved(askHere);
  window.addEventListener('beforeunload', askInBrowser);
  return () => {
    stopAsking();
    window.removeEventListener('beforeunload', askInBrowser);
  };
};

/** As long as a file is on its way, neither the page nor the session ends unasked. */
const follow = () => {
  const needed = uploads.store.get().some(isUnderWay);
  if (needed) release ??= guard();
  else {
    release?.();
    release = undefined;
  }
};

let following = false;

export const guardUploads = () => {
  if (following) return;
  following = true;
  uploads.store.subscribe(follow);
  follow();
};
