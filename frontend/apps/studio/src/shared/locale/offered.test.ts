import { expect, it } from 'vitest';
import { offeredIn } from './offered';

const shipped = ['fr-FR', 'en-GB'];

const page = (told?: string) => {
  const made = document.implementation.createHTMLDocument();
  if (told === undefined) return made;
  made.head.append(Object.assign(made.createElement('meta'), { name: 'livretier-languages', content: told }));
  return made;
};
const codes = (told?: string) => offeredIn(page(told)).map(({ code }) => code);

it('the languages are those that the page was given, each in its own words and direction', () => {
  const told = [
    ['fr-FR', 'Français', 'ltr'],
    ['ar', 'العربية', 'rtl', '5f1'],
  ];

  expect(offeredIn(page(JSON.stringify(told)))).toEqual([
    { code: 'fr-FR', label: 'Français', direction: 'ltr', stamp: '' },
    { code: 'ar', label: 'العربية', direction: 'rtl', stamp: '5f1' },
  ]);
});

it.each([undefined, '', '<!--# echo var="languages" -->', '[]', '{}', '[["/evil","x","ltr"]]', '[[1,2,3],null]'])(
  'they are those shipped when the page says %j',
  (told) => {
    expect(codes(told)).toEqual(shipped);
  },
);

it('French is there even where it is not told', () => {
  expect(codes('[["pt-PT","Português","ltr"]]')).toEqual(['fr-FR', 'pt-PT']);
});
