import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { enlargePictures } from './enlarge';

/* The document of these tests has no dialogs that open. */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    this.dispatchEvent(new Event('close'));
  });
  enlargePictures();
});
beforeEach(() => {
  document.body.innerHTML = `<main class="lvb-page"><a class="lvb-enlarge" href="#o/plan.jpg"><picture>
    <source srcset="plan.avif 640w" sizes="720px"><img src="plan.jpg" alt="Plan d’évacuation" loading="lazy"></picture></a></main>`;
});
const click = (selector: string, more = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more });
  document.querySelector(selector)?.dispatchEvent(event);
  return event.defaultPrevented;
};
const dialog = () => document.querySelector('dialog');

describe('a picture', () => {
  it('opens as large as the screen, under its own name', () => {
    expect(click('img')).toBe(true);

    expect(dialog()?.open).toBe(true);
    expect(dialog()?.ariaLabel).toBe('Plan d’évacuation');
    expect(dialog()?.querySelector('source')?.sizes).toBe('100vw');
    expect(dialog()?.querySelector('button')?.textContent).toBe('Fermer');
  });

  it('goes when it is closed', () => {
    click('img');

    click('dialog button');

    expect(dialog()).toBeNull();
  });

  it('is a file for whoever wants it in another tab', () => {
    expect(click('img', { ctrlKey: true })).toBe(false);
    expect(dialog()).toBeNull();
  });
});
