import { expect, it } from 'vitest';
import { fieldsOf, textsOf } from './localised';

it('makes a field of every language, empty where nothing is written', () => {
  expect(fieldsOf('title', { 'fr-FR': 'Hygiène' })).toEqual({ 'title_fr-FR': 'Hygiène', 'title_en-GB': '' });
});

it('sends every language, so that a text that was taken away goes', () => {
  expect(textsOf('title', { 'title_fr-FR': ' Hygiène ', 'title_en-GB': '  ' })).toEqual({
    'fr-FR': 'Hygiène',
    'en-GB': '',
  });
});
