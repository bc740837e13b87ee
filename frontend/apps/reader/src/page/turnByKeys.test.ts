import { describe, expect, it } from 'vitest';
import { turnByKeys } from './turnByKeys';

document.body.innerHTML = `<div id="text" tabindex="-1"><p>Un texte</p></div><div id="table" tabindex="0"></div>
  <input><a rel="next" href="#next"></a>`;
turnByKeys();

const press = (selector: string) => {
  let turned = false;
  document.querySelector('a')?.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      turned = true;
    },
    { once: true },
  );
  document.querySelector(selector)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  return turned;
};

describe('arrow keys', () => {
  it('turn the page, also after a click into the text', () => {
    expect([press('body'), press('#text'), press('p')]).toEqual([true, true, true]);
  });

  it('stay with what needs them', () => {
    expect([press('input'), press('#table')]).toEqual([false, false]);
  });
});
