import { expect, it, onTestFinished } from 'vitest';
import { paragraph, writeOn } from '../testing/writeOn';
import { handleOf } from './handle';

it('takes the keys at once, not a frame later', () => {
  const { editor } = writeOn(paragraph('a', 'Un'));
  document.body.append(editor.view.dom);
  onTestFinished(() => editor.view.dom.remove());

  handleOf(editor, () => undefined).focus();

  expect(editor.view.hasFocus()).toBe(true);
});
