import { useWords } from '../context/words';
import type { ViewProps } from '../view';

/**
 * Asks. Which answers are right is told by the island that hears them, never by the page itself; why, and the passage
 * that says it, are shown by the style sheet once something is answered, without a script.
 */
export const QuestionView = ({ block: { id, props }, children }: ViewProps<'question'>) => {
  const words = useWords();
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

export const AnswerView = ({ block: { id }, place, children }: ViewProps<'answer'>) => {
  const question = place.within?.block;
  const several = question?.type === 'question' && question.props.several;
  return (
    <label id={id} className="lvb-answer">
      <input type={several ? 'checkbox' : 'radio'} name={question?.id} value={id} />
      <span className="lvb-answer-text">{children}</span>
    </label>
  );
};
