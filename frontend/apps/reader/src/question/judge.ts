/** Whether exactly the right answers are chosen. */
export const isRight = (chosen: readonly string[], right: readonly string[]) =>
  chosen.length === right.length && right.every((answer) => chosen.includes(answer));
