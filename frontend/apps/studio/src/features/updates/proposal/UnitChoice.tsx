import { Button, Checkbox, ErrorNote, Icon, notify, Row, StatusTag, VisuallyHidden, WarningNote } from '@livretier/ui';
import { IconCheck } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { useForgetFailure } from '@/shared/forms/useForgetFailure';
import { useLocale } from '@/shared/locale/useLocale';
import { paper } from '@/shared/paper/paper';
import { longDate } from '@/shared/text/dates';
import { useErrorText } from '@/shared/text/useErrorText';
import {
  type Choice,
  isContested,
  isOtherQuestion,
  type Proposal,
  saidOf,
  type Unit,
  type useProposalAct,
} from '../api';
import { choiceOn, decisionOn, joinedWords } from '../units';
import { useUpdateTexts } from '../useUpdateTexts';
import classes from './Choice.module.css';
import { Base, Drawn, Left, Option, Side, SideText } from './Sides';

/** What somebody is about to decide, and has not kept. */
export type Draft = { choice: Choice; words?: string | undefined };

type Props = {
  proposal: Proposal;
  unit: Unit;
  draft: Draft | undefined;
  onDraft: (draft: Draft | undefined) => void;
  act: ReturnType<typeof useProposalAct>;
  onDecided: (saved: Proposal) => void;
  onQuestionChanged: () => void;
};

/** What is ticked before anybody chose: both texts where they fit together; of a conflict nothing. */
const firstChoice = (unit: Unit): Choice | null => choiceOn(unit) ?? (unit.both ? 'combined' : null);

/** Both in one text, which may be written anew before it is taken. */
const Joined = ({ words, onWords }: { words: string; onWords: (words: string) => void }) => {
  const { t } = useTranslation('updates');
  const send = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <div className={`${paper} ${classes.paper}`}>
      <textarea
        className={classes.area}
        aria-label={t('choice.joined')}
        rows={2}
        value={words}
        onKeyDown={send}
        onChange={({ currentTarget }) => onWords(currentTarget.value)}
      />
    </div>
  );
};

/** Somebody else chose otherwise since: theirs stands, one's own is still here. */
const Contested = ({ unit, mine, onTheirs }: { unit: Unit; mine: Choice; onTheirs: () => void }) => {
  const { t } = useTranslation('updates');
  const texts = useUpdateTexts();
  const { decision } = unit;
  if (!decision) return null;
  return (
    <WarningNote
      title={t('contested.title', { name: decision.by_name || t('contested.somebody') })}
      action={
        <Button size="small" onClick={onTheirs}>
          {t('contested.theirs')}
        </Button>
      }
    >
      {t('contested.text', { theirs: texts.choice(unit, decision.choice), mine: texts.choice(unit, mine) })}
    </WarningNote>
  );
};

/** Who changed it here, and when: "modifié par Julien Delmas le 8 février". */
const useWritten = () => {
  const { t } = useTranslation('updates');
  const locale = useLocale();
  const timeZone = useSignedInUser().company?.timezone;
  return ({ mine_by }: Unit) => {
    if (!mine_by) return undefined;
    const day = longDate(new Date(mine_by.at), locale, { timeZone });
    return mine_by.name ? t('side.writtenBy', { name: mine_by.name, day }) : t('side.written', { day });
  };
};

/** One unit: what was, what the booklet says, what the library says, and what shall be. */
export const UnitChoice = ({ proposal, unit, draft, onDraft, act, onDecided, onQuestionChanged }: Props) => {
  const { t } = useTranslation('updates');
  const texts = useUpdateTexts();
  const written = useWritten();
  const errorText = useErrorText();
  const name = useId();
  const choice = draft?.choice ?? firstChoice(unit);
  const words = draft?.words ?? joinedWords(unit);
  const [once, setOnce] = useState(false);
  const [missing, setMissing] = useState(false);
  useForgetFailure(act);
  const tellOnce = ({ decided, asked }: { decided: number; asked: number }) =>
    notify({
      severity: asked > 0 ? 'warn' : 'success',
      summary: t('once.done', { count: decided }),
      ...(asked > 0 && { detail: t('once.asked', { count: asked }) }),
    });
  const keep = (chosen: Choice) => {
    const decision = decisionOn(unit, chosen, words);
    const { revision } = proposal;
    act.mutate(
      once && chosen !== 'skip'
        ? { act: 'once', decision, revision }
        : { act: 'decide', decisions: [decision], revision },
      {
        onSuccess: ({ saved, together }) => {
          if (together) tellOnce(together);
          onDraft(undefined);
          onDecided(saved);
        },
        onError: (error) => isOtherQuestion(error) && onQuestionChanged(),
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(choice === null);
    if (choice && !act.isPending) keep(choice);
  };
  const option = (value: Choice) => ({
    name,
    value,
    label: texts.choice(unit, value),
    chosen: choice === value,
    onChoose: () => onDraft({ ...draft, choice: value }),
  });
  const takeTheirs = () => {
    act.reset();
    onDraft(undefined);
    onDecided(proposal);
  };
  const mine = <Side title={t('side.mine')} note={written(unit) ?? proposal.booklet.name} />;
  const contested = choice && isContested(act.error, unit.unit);
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <Base unit={unit} version={proposal.from_version} />
      <fieldset className={classes.ways}>
        <legend>
          <VisuallyHidden>{t('choice.question')}</VisuallyHidden>
        </legend>
        <div className={classes.two}>
          {unit.may_keep ? (
            <Option {...option('mine')} head={mine}>
              <SideText unit={unit} side="mine" />
            </Option>
          ) : (
            <Left head={mine} note={unit.mine !== null && t('side.left')}>
              <SideText unit={unit} side="mine" />
            </Left>
          )}
          <Option
            {...option('core')}
            head={<Side title={t('side.core')} note={t('side.version', { version: proposal.to_version })} />}
          >
            <SideText unit={unit} side="core" />
          </Option>
        </div>
        {unit.combined && (
          <Option
            {...option('combined')}
            tag={
              unit.both && (
                <StatusTag shape={IconCheck} tone="success">
                  {t('choice.both')}
                </StatusTag>
              )
            }
          >
            {words === undefined ? (
              <Drawn side={unit.combined} />
            ) : (
              <Joined words={words} onWords={(typed) => onDraft({ choice: 'combined', words: typed })} />
            )}
          </Option>
        )}
      </fieldset>
      {missing && !choice && <ErrorNote>{t('choice.missing')}</ErrorNote>}
      {contested && <Contested {...{ unit }} mine={choice} onTheirs={takeTheirs} />}
      {act.error && !contested && <ErrorNote>{saidOf(act.error, unit.unit) ?? errorText(act.error)}</ErrorNote>}
      {unit.same_elsewhere > 0 && (
        <Checkbox
          label={t('choice.once', { count: unit.same_elsewhere })}
          checked={once}
          onChange={({ currentTarget }) => setOnce(currentTarget.checked)}
        />
      )}
      <Row align="center" justify="end" gap={2} wrap>
        <Button onClick={() => keep('skip')}>{t('choice.skip')}</Button>
        <Button look="soft" type="submit" busy={act.isPending}>
          <Icon of={IconCheck} />
          {t('choice.keep')}
        </Button>
      </Row>
    </form>
  );
};
