import { walk } from '@livretier/blocks';
import type { BookletContent } from '@livretier/booklet';

/** Which answers are right, by page and question: read by the script once somebody answers, never by the page. */
export const answersOf = ({ chapters }: BookletContent) =>
  Object.fromEntries(
    chapters.flatMap(({ pages }) =>
      pages.flatMap(({ id, document }) => {
        const questions = [...walk(document.blocks)].filter((block) => block.type === 'question');
        const right = questions.map(({ id: question, children }) => [
          question,
          children.filter(({ props }) => props.right).map((answer) => answer.id),
        ]);
        return right.length > 0 ? [[id, Object.fromEntries(right)]] : [];
      }),
    ),
  );
