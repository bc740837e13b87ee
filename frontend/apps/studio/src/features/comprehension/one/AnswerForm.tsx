import { Button, Checkbox, ErrorNote, Icon, TextArea } from '@livretier/ui';
import { IconSend } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import { useErrorText } from '@/shared/text/useErrorText';
import { type QuestionDetail, useQuestionAct } from '../api';
import { useSayDone } from '../useSayDone';
import classes from './One.module.css';
import { useWording, WordingField } from './Wording';

/** As many characters as an answer may have. */
const longest = 4000;

export type Ways = { mail: boolean; booklet: boolean; page: boolean };

/** The ways on which an answer reaches somebody; without one of them nobody reads it. */
export const waysOf = ({ from }: Pick<QuestionDetail, 'from'>, publish: boolean): Ways => ({
  mail: from.can_be_mailed,
  booklet: from.kind === 'participant',
  page: publish,
});

/** What will happen to the answer, before it is given. */
const Consequences = ({ question, publish }: { question: QuestionDetail; publish: boolean }) => {
  const { t } = useTranslation('questions');
  const { mail, booklet, page } = waysOf(question, publish);
  return (
    <div className={classes.note} role="status">
      {mail && <p>{t('answer.byMail')}</p>}
      {booklet && <p>{t('answer.inBooklet')}</p>}
      {page && <p>{t('answer.underPage')}</p>}
      {!(mail || booklet || page) && <p>{t('answer.nobody')}</p>}
    </div>
  );
};

type Props = {
  booklet: BookletOut;
  question: QuestionDetail;
  /** What was begun; it stays while one looks at other questions. */
  draft: string;
  onDraft: (text: string) => void;
};

/** Answers by mail, in the booklet of who gave their name, and under the page for everybody. */
export const AnswerForm = ({ booklet, question, draft, onDraft }: Props) => {
  const { t } = useTranslation('questions');
  const errorText = useErrorText();
  const say = useSayDone();
  const act = useQuestionAct(booklet.id, question.id);
  const mayPublish = booklet.abilities.write;
  const [wanted, setWanted] = useState(true);
  const [refused, setRefused] = useState(false);
  const publish = mayPublish && wanted;
  const wording = useWording(question);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const answer = draft.trim();
    const lacks = answer === '' || (publish && wording.isEmpty);
    setRefused(lacks);
    if (lacks || act.isPending) return;
    act.mutate(
      { act: 'answer', answer, publish, ...(publish && wording.changed) },
      {
        onSuccess: (saved) => {
          onDraft('');
          say('answered', saved);
        },
      },
    );
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextArea
        label={t('answer.label')}
        maxLength={longest}
        value={draft}
        error={refused && draft.trim() === '' ? t('answer.empty') : undefined}
        onChange={({ currentTarget }) => onDraft(currentTarget.value)}
      />
      {publish && <WordingField {...{ wording, refused }} />}
      <div className={classes.send}>
        {mayPublish && (
          <Checkbox
            label={t('answer.publish')}
            checked={wanted}
            onChange={({ currentTarget }) => setWanted(currentTarget.checked)}
          />
        )}
        <Button type="submit" look="primary" busy={act.isPending}>
          <Icon of={IconSend} />
          {t('answer.send')}
        </Button>
      </div>
      {act.error && <ErrorNote>{errorText(act.error)}</ErrorNote>}
      <Consequences question={question} publish={publish} />
    </form>
  );
};
