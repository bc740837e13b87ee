import { beforeEach, expect, it } from 'vitest';
import { showAnswers } from './answers';
import type { Answer, Told } from './kept';

const answer = (page: string, text: string): Answer => ({
  page,
  text,
  answer: 'Oui, toujours.',
  answered_on: '2027-03-16',
});
const show = (...answers: Answer[]) => {
  const reading = document.querySelector<HTMLElement>('[data-island=page]');
  if (reading) showAnswers(reading, ['hands'], { answers } as Told);
  return document.querySelector('.lvp-foot');
};

beforeEach(() => {
  document.documentElement.lang = 'fr-FR';
  document.body.innerHTML = '<div data-island="page"><div class="lvr-article"></div></div>';
});

it('the answers to what somebody asked stand under their page, as words and nothing else', () => {
  const foot = show(answer('hands', '<i>Avec le gant</i>'), answer('gloves', 'Et là'));

  expect(foot?.previousElementSibling?.className).toBe('lvr-article');
  expect(foot?.textContent).toBe(
    'La réponse à votre questionVous aviez demandé<i>Avec le gant</i>Réponse du 16 mars 2027Oui, toujours.',
  );
});

it('nothing stands under a page of which nothing was asked', () => {
  expect(show(answer('gloves', 'Et là'))).toBeNull();
});
