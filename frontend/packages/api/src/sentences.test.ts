import { describe, expect, it } from 'vitest';
import { noticeIn, sentencesOf } from './sentences';

describe('F11: the sentences of a failed answer', () => {
  it.each([
    ['its text as it is', 'Non.', ['Non.']],
    ['its message', { message: 'Non.', errors: { email: ['Inconnue.'] } }, ['Non.']],
    [
      'each entry of its errors',
      { errors: { email: ['Vide.', 'Courte.'], name: ['Vide.'] } },
      ['Vide.', 'Courte.', 'Vide.'],
    ],
    ['the errors beside an empty message', { message: ' ', errors: { email: 'Vide.' } }, ['Vide.']],
    ['nothing of a gateway’s page', '<html><h1>502</h1></html>', []],
    ['nothing of what is not a sentence', { message: 3, errors: { email: [null, {}, ''] } }, []],
    ['nothing of an empty answer', undefined, []],
    ['nothing of an empty text', '', []],
  ])('are %s', (_, body, sentences) => {
    expect(sentencesOf(body)).toEqual(sentences);
  });
});

describe('F10: the notice in a successful answer', () => {
  it.each([
    ['message', { message: 'Livret publié' }, { success: 'Livret publié' }],
    ['the first of messages', { messages: ['Un', 'Deux'] }, { success: 'Un' }],
    ['warning', { warning: 'Presque plein' }, { warning: 'Presque plein' }],
    ['the first of warnings', { warnings: ['Un', 'Deux'] }, { warning: 'Un' }],
    ['both', { message: 'Oui', warning: 'Mais' }, { success: 'Oui', warning: 'Mais' }],
    ['nothing else', { message: { nested: true }, messages: [4], warning: '' }, {}],
    ['nothing in a list', [{ message: 'Non' }], {}],
    ['nothing in an empty answer', undefined, {}],
  ])('comes from %s', (_, body, notice) => {
    expect(noticeIn(body)).toEqual({ success: undefined, warning: undefined, redirect: undefined, ...notice });
  });
});
