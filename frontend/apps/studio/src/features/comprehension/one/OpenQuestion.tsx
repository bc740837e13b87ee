import { Drawer, QueryView, Skeleton } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import { type QuestionDetail, questionQuery } from '../api';
import { SenderMark } from '../list/QuestionItems';
import { isWaiting, useQuestionTexts } from '../useQuestionTexts';
import { QuestionActs } from './Acts';
import classes from './One.module.css';
import { QuestionBody } from './QuestionBody';

type Props = {
  booklet: BookletOut;
  id: string;
  mayAnswer: boolean;
  draft: string;
  onDraft: (text: string) => void;
};

/** What they left of themselves. */
const useCaption = () => {
  const { t } = useTranslation('questions');
  return ({ from }: QuestionDetail) => {
    const left = from.kind === 'anonymous' && from.can_be_mailed ? 'mail' : from.kind;
    const said = t(`sender.left.${left}`);
    return from.job ? t('sender.andJob', { said, job: from.job }) : said;
  };
};

/** A question beside the list. */
export const QuestionBeside = ({ booklet, id, mayAnswer, ...writing }: Props) => {
  const { t } = useTranslation('questions');
  const texts = useQuestionTexts();
  const captionOf = useCaption();
  const query = useQuery(questionQuery(booklet.id, id));
  return (
    <section className={classes.beside} aria-label={t('one')}>
      <QueryView query={query} skeleton={<Skeleton shape="fields" lines={4} />}>
        {(question) => (
          <>
            <header className={classes.head}>
              <SenderMark question={question} size="large" />
              <div className={classes.who}>
                <h2>{texts.sender(question)}</h2>
                <p className={classes.note}>{captionOf(question)}</p>
              </div>
              {mayAnswer && isWaiting(question) && (
                <div className={classes.acts}>
                  <QuestionActs booklet={booklet} question={question} />
                </div>
              )}
            </header>
            <QuestionBody {...{ booklet, question, mayAnswer }} {...writing} />
          </>
        )}
      </QueryView>
    </section>
  );
};

/** The same over the list, where there is no room beside it. */
export const QuestionDrawer = ({ booklet, id, mayAnswer, onClose, ...writing }: Props & { onClose: () => void }) => {
  const { t } = useTranslation('questions');
  const texts = useQuestionTexts();
  const captionOf = useCaption();
  const query = useQuery(questionQuery(booklet.id, id));
  const question = query.data;
  if (!question)
    return (
      <Drawer title={t('one')} onClose={onClose}>
        <QueryView query={query}>{() => null}</QueryView>
      </Drawer>
    );
  return (
    <Drawer
      title={texts.sender(question)}
      caption={captionOf(question)}
      mark={<SenderMark question={question} size="large" />}
      actions={mayAnswer && isWaiting(question) && <QuestionActs booklet={booklet} question={question} />}
      onClose={onClose}
    >
      <QuestionBody {...{ booklet, question, mayAnswer }} {...writing} />
    </Drawer>
  );
};
