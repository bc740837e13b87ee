import { root } from '../device/place';
import { forgetDay, isSeen, settle } from './noting';
import { sendFacts } from './sendFacts';

/* What leads to another page of the booklet: what waits is sent there, where somebody hears the answer. */
const isTurning = ({ target, defaultPrevented, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
  const link = target instanceof Element && target.closest('a');
  if (!link || defaultPrevented || ctrlKey || metaKey || shiftKey) return false;
  return link.pathname !== location.pathname && link.href.startsWith(root().href) && /\/$|\.html$/.test(link.pathname);
};

/** Sends what waits when the page is left, or out of sight; but for another page of the booklet. */
export const sendOnLeaving = () => {
  let turning = false;
  let left = false;
  /* A page that goes says so twice, one that is only out of sight once. */
  const leave = () => {
    if (!(turning || left)) void sendFacts();
    left = true;
    forgetDay();
  };
  const stay = () => {
    turning = false;
    left = false;
    settle();
  };
  document.addEventListener('click', (event) => {
    turning = isTurning(event);
  });
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', stay);
  document.addEventListener('visibilitychange', () => (isSeen() ? stay() : leave()));
};
