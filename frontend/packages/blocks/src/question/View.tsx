import { useWords } from '../context/words';
import type { ViewProps } from '../view';

/** Asks; which answers are right and why is told by the island that hears them, never by the page itself. */
export const QuestionView = ({ block: { id, props }, children }: ViewProps<'question'>) => {
  const words = useWords();
  return (
    <fieldset id={id} className="lvb-question" data-island="question" data-passage={props.passage ?? undefined}>
      <legend>
        {props.prompt && <span className="lvb-question-prompt">{props.prompt}</span>}
        <span className="lvb-question-hint">{props.several ? words.severalAnswers : words.oneAnswer}</span>
      </legend>
      {children}
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
