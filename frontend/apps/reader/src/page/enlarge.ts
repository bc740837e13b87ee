import { dress } from '../device/dress';
import { words } from '../locales/words';

/** The same picture in the size of the screen: what this device keeps of it is shown without a network too. */
const largeOf = (picture: Element) => {
  const large = picture.cloneNode(true) as Element;
  for (const source of large.querySelectorAll('source')) source.sizes = '100vw';
  large.querySelector('img')?.setAttribute('loading', 'eager');
  return large;
};

const show = (picture: Element) => {
  dress();
  const dialog = document.createElement('dialog');
  const close = document.createElement('button');
  dialog.className = 'lvr-large';
  dialog.ariaLabel = picture.querySelector('img')?.alt ?? '';
  close.className = 'lvr-action lvr-action-quiet lvr-large-close';
  close.textContent = words().close;
  dialog.append(close, largeOf(picture));
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.querySelector('.lvb-page')?.append(dialog);
  dialog.showModal();
};

/** Pictures open over the page; whoever wants them in another tab gets the file. */
export const enlargePictures = () =>
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const picture = target instanceof Element && target.closest('.lvb-enlarge')?.querySelector('picture');
    if (!picture || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    show(picture);
  });
