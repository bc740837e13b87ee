import { Button, ErrorNote } from '@livretier/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import { useErrorText } from '@/shared/text/useErrorText';
import { type QuestionDetail, useQuestionAct } from '../api';
import { useQuestionTexts } from '../useQuestionTexts';
import { useSayDone } from '../useSayDone';
import classes from './One.module.css';
import { useWording, WordingField } from './Wording';

type Props = {
  booklet: BookletOut;
  question: QuestionDetail;
  mayAnswer: boolean;
  /** It ended just now: the keyboard goes on from here. */
  fresh: boolean;
};

/** Whether what was answered stands under the page, and the way there. */
const UnderPage = ({ booklet, question, mayAnswer }: Omit<Props, 'fresh'>) => {
  const { t } = useTranslation('questions');
  const errorText = useErrorText();
  const say = useSayDone();
  const act = useQuestionAct(booklet.id, question.id);
  const wording = useWording(question);
  const [refused, setRefused] = useState(false);
  const publish = () => {
    setRefused(wording.isEmpty);
    if (wording.isEmpty) return;
    act.mutate({ act: 'publish', ...wording.changed }, { onSuccess: (saved) => say('published', saved) });
  };
  if (question.published) return <p className={classes.note}>{t('outcome.published')}</p>;
  if (!(mayAnswer && booklet.abilities.write) || question.erased) return null;
  return (
    <>
      <p className={classes.note}>{t('outcome.notPublished')}</p>
      <WordingField {...{ wording, refused }} />
      <div>
        <Button size="small" busy={act.isPending} onClick={publish}>
          {t('outcome.publish')}
        </Button>
      </div>
      {act.error && <ErrorNote>{errorText(act.error)}</ErrorNote>}
    </>
  );
};

/** What was answered, by whom and when; or why it was closed without an answer. */
export const Outcome = ({ fresh, ...given }: Props) => {
  const { t } = useTranslation('questions');
  const { day } = useQuestionTexts();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (fresh) title.current?.focus();
  }, [fresh]);
  const { status, answer, reason, answered_by, answered_on, erased } = given.question;
  const isAnswered = status === 'answered';
  const said = isAnswered ? answer : reason;
  return (
    <section className={classes.outcome} aria-labelledby="question-outcome">
      <h3 id="question-outcome" ref={title} tabIndex={-1} className={classes.title}>
        {t(isAnswered ? 'outcome.answered' : 'outcome.closed')}
      </h3>
      {answered_on && (
        <p className={classes.note}>
          {answered_by
            ? t('outcome.by', { name: answered_by, day: day(answered_on) })
            : t('outcome.on', { day: day(answered_on) })}
        </p>
      )}
      {said ? (
        <p className={classes.said} dir="auto">
          {said}
        </p>
      ) : (
        <p className={classes.note}>{t(erased ? 'text.erased' : 'text.hidden')}</p>
      )}
      {isAnswered && <UnderPage {...given} />}
    </section>
  );
};
