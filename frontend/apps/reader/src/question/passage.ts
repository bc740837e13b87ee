import { make } from '../device/make';

/** What a question is about, as its page shows it but without what acts or bears an id, and the link to its place. */
export const passageIn = (question: HTMLElement) => {
  const block = document.getElementById(question.dataset.passage ?? '');
  const link = question.querySelector('p.lvb-question-why');
  if (!(block && link)) return [];
  const quote = make('blockquote', 'lvr-passage', block.cloneNode(true));
  for (const island of quote.querySelectorAll('[data-island]')) island.remove();
  for (const named of quote.querySelectorAll('[id]')) named.removeAttribute('id');
  return [quote, link];
};
