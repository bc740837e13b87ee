import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import type { QuestionDetail } from '../api';
import { isWaiting, useQuestionTexts } from '../useQuestionTexts';
import { AnswerForm } from './AnswerForm';
import classes from './One.module.css';
import { Outcome } from './Outcome';
import { PageThen } from './PageThen';

/** What others were answered about the same page. */
const OnSamePage = ({ others }: { others: QuestionDetail['answered_on_page'] }) => {
  const { t } = useTranslation('questions');
  const { day } = useQuestionTexts();
  if (others.length === 0) return null;
  return (
    <section className={classes.others} aria-labelledby="question-others">
      <h3 id="question-others">{t('others.title')}</h3>
      <ul>
        {others.map(({ id, text, answer, answered_on }) => (
          <li key={id}>
            <p className={classes.asked} dir="auto">
              {t('quoted', { words: text })}
            </p>
            <p className={classes.note} dir="auto">
              {answered_on ? t('others.answer', { day: day(answered_on), answer }) : answer}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};

type Props = {
  booklet: BookletOut;
  question: QuestionDetail;
  mayAnswer: boolean;
  draft: string;
  onDraft: (text: string) => void;
};

/** A question, the page that it is about, and what is answered. */
export const QuestionBody = ({ booklet, question, mayAnswer, draft, onDraft }: Props) => {
  const { t } = useTranslation('questions');
  const texts = useQuestionTexts();
  const waits = isWaiting(question);
  const [waited] = useState(waits);
  const { text, locale, kind, assigned_to, answered_on_page } = question;
  return (
    <div className={classes.body}>
      <div>
        <p className={classes.note}>
          {texts.page(question)}. {kind === 'unclear' && t('unclearKind')}
        </p>
        {text ? (
          <h3 className={classes.words} lang={locale} dir="auto">
            {t('quoted', { words: text })}
          </h3>
        ) : (
          <h3 className={classes.words}>{texts.words(question)}</h3>
        )}
        {waits && assigned_to && <p className={classes.note}>{t('assigned', { name: assigned_to.name })}</p>}
      </div>
      <PageThen booklet={booklet} question={question} />
      {waits && mayAnswer && <AnswerForm key={question.id} {...{ booklet, question, draft, onDraft }} />}
      {waits && !mayAnswer && <p className={classes.note}>{t('answer.readOnly')}</p>}
      {!waits && <Outcome key={question.id} {...{ booklet, question, mayAnswer }} fresh={waited} />}
      <OnSamePage others={answered_on_page} />
    </div>
  );
};
