import * as z from 'zod';
import { useOwnWords } from '../context/words';
import type { BlockDefinition, Holding } from '../definition';
import { blockId } from '../document/blockId';
import { container, line, textBlock } from '../document/define';
import type { ViewProps } from '../view';
import says from './says.json';

const answerSchema = textBlock('answer', { right: z.boolean() });

/** `passage` is the block that is shown again after a wrong answer. */
const questionSchema = container(
  'question',
  { prompt: line(500), several: z.boolean(), passage: blockId.nullable(), explanation: line(1000) },
  answerSchema,
  { min: 2, max: 8 },
);

/**
 * Asks. Which answers are right is told by the island that hears them, never by the page itself; why, and the passage
 * that says it, are shown by the style sheet once something is answered, without a script.
 */
const QuestionView = ({ block: { id, props }, children }: ViewProps<'question'>) => {
  const words = useOwnWords(says);
  const { prompt, several, passage, explanation } = props;
  return (
    <fieldset id={id} className="lvb-question" data-island="question" data-passage={passage ?? undefined}>
      <legend>
        {prompt && <span className="lvb-question-prompt">{prompt}</span>}
        <span className="lvb-question-hint">{several ? words.severalAnswers : words.oneAnswer}</span>
      </legend>
      {children}
      {explanation && (
        <details className="lvb-question-why">
          <summary>{words.explanation}</summary>
          <p className="lvb-question-because">{explanation}</p>
        </details>
      )}
      {passage && (
        <p className="lvb-question-why">
          <a href={`#${passage}`}>{words.passage}</a>
        </p>
      )}
    </fieldset>
  );
};

const AnswerView = ({ block: { id }, place, children }: ViewProps<'answer'>) => {
  const question = place.within?.block;
  const several = question?.type === 'question' && question.props.several;
  return (
    <label id={id} className="lvb-answer">
      <input type={several ? 'checkbox' : 'radio'} name={question?.id} value={id} />
      <span className="lvb-answer-text">{children}</span>
    </label>
  );
};

export const block: BlockDefinition<typeof questionSchema> & Holding<{ answer: typeof answerSchema }> = {
  schema: questionSchema,
  View: QuestionView,
  empty: (make) => ({
    props: { prompt: '', several: false, passage: null, explanation: '' },
    children: [make('answer'), make('answer')],
  }),
  inside: { answer: { schema: answerSchema, View: AnswerView, empty: () => ({ props: { right: false }, text: [] }) } },
};
