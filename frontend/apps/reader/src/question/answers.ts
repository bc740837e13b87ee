import { bundle } from '../device/place';

type Answers = Record<string, Record<string, string[]>>;

let told: Promise<Answers> | undefined;

const fetchAnswers = async () => {
  const answer = await fetch(new URL('answers.json', bundle()));
  if (!answer.ok) throw new Error('There are no answers.');
  return (await answer.json()) as Answers;
};

/** The right answers of a question; fetched when somebody may answer one, never written in the page. */
export const answersTo = async (page: string, question: string) => {
  told ??= fetchAnswers();
  try {
    return (await told)[page]?.[question];
  } catch {
    told = undefined;
    return undefined;
  }
};
