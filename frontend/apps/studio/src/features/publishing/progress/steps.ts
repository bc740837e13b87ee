import type { Publication } from '../types';

export const stepNames = ['checks', 'frozen', 'making', 'placing', 'pdf'] as const;
export type StepName = (typeof stepNames)[number];
export type StepState = 'done' | 'current' | 'waiting' | 'failed';

/** At which step a publication is: the first that is not done. */
const reached = ({ state, making: { error } }: Publication) => {
  if (state === 'online') return 4;
  return state === 'storing' || (state === 'failed' && error === 'storing_failed') ? 3 : 2;
};

const pdfState = ({ making: { editions } }: Publication): StepState => {
  if (editions.some(({ pdf_state }) => pdf_state === 'waiting')) return 'current';
  return editions.some(({ pdf_state }) => pdf_state === 'failed') ? 'failed' : 'done';
};

/** Each step of making a version, and where it stands. */
export const stepsOf = (publication: Publication): { name: StepName; state: StepState }[] => {
  const place = reached(publication);
  const here: StepState = publication.state === 'failed' ? 'failed' : 'current';
  return stepNames.map((name, index) => {
    if (index < place) return { name, state: 'done' };
    if (index > place) return { name, state: 'waiting' };
    return { name, state: name === 'pdf' ? pdfState(publication) : here };
  });
};

/** How much of it is done, of 100: PDF count one by one. */
export const shareOf = (publication: Publication) => {
  const { editions } = publication.making;
  const place = reached(publication);
  const printed = editions.filter(({ pdf_state }) => pdf_state !== 'waiting').length;
  const within = place === 4 ? printed / Math.max(editions.length, 1) : 0;
  return Math.round(((place + within) / stepNames.length) * 100);
};
