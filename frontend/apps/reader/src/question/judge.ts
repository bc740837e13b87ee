export type Mark = 'right' | 'wrong' | 'missed' | 'left';

/** Whether exactly the right answers are chosen. */
export const isRight = (chosen: readonly string[], right: readonly string[]) =>
  chosen.length === right.length && right.every((answer) => chosen.includes(answer));

/** What one answer was: rightly or wrongly chosen, missed, or rightly left. */
export const markOf = (answer: string, chosen: readonly string[], right: readonly string[]): Mark => {
  if (chosen.includes(answer)) return right.includes(answer) ? 'right' : 'wrong';
  return right.includes(answer) ? 'missed' : 'left';
};
