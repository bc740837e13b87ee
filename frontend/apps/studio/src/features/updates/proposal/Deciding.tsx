import { Button, Icon, IconButton, Row, WarningNote } from '@livretier/ui';
import { IconChecks, IconChevronLeft, IconChevronRight, IconShieldCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { useNarrow } from '@/shared/useNarrow';
import { type Proposal, type Unit, useProposalAct } from '../api';
import { allButConflicts, isDecided, nextWaiting } from '../units';
import { useUpdateTexts } from '../useUpdateTexts';
import { focusFinish } from './HeadActs';
import classes from './Proposal.module.css';
import { ReleaseNote } from './ReleaseNote';
import { type Draft, UnitChoice } from './UnitChoice';
import { UnitList } from './UnitList';

/** Which unit is open; going to one puts the focus on its choices. */
const useCurrent = (units: readonly Unit[], first: string | undefined) => {
  const [current, setCurrent] = useState(() => first ?? (units.find((unit) => !isDecided(unit)) ?? units[0])?.unit);
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef(false);
  useEffect(() => {
    if (!(wanted.current && current)) return;
    wanted.current = false;
    const choices = box.current?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [];
    ([...choices].find(({ checked }) => checked) ?? choices[0])?.focus();
  }, [current]);
  const open = (unit: string, { focus }: { focus: boolean }) => {
    wanted.current = focus;
    setCurrent(unit);
  };
  return { box, open, unit: units.find(({ unit }) => unit === current) ?? units[0] };
};

/** Texts that were typed and not kept, each with its question; none is left by accident. */
const useDrafts = () => {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft | undefined>>>({});
  useUnsavedGuard(Object.values(drafts).some((draft) => draft?.words !== undefined));
  return ({ unit, mark }: Unit) => ({
    draft: drafts[`${unit} ${mark}`],
    onDraft: (draft: Draft | undefined) => setDrafts((old) => ({ ...old, [`${unit} ${mark}`]: draft })),
  });
};

const besideFrom = 900;

type ListProps = { proposal: Proposal; current: Unit; onOpen: (unit: string) => void };

/** All that the release changed, and what it takes to answer what is no conflict at once. */
const Units = ({ proposal, current, onOpen }: ListProps) => {
  const { t } = useTranslation('updates');
  const texts = useUpdateTexts();
  const narrow = useNarrow(besideFrom);
  const act = useProposalAct(proposal);
  const { units, decided, revision } = proposal;
  const rest = allButConflicts(proposal);
  const list = (
    <>
      <UnitList {...{ units, current, onOpen }} />
      {rest.length > 0 && (
        <Button wide busy={act.isPending} onClick={() => act.mutate({ act: 'decide', decisions: rest, revision })}>
          <Icon of={IconChecks} />
          {t('proposal.takeAll')}
        </Button>
      )}
      <p className={classes.promise}>
        <Icon of={IconShieldCheck} />
        {t(proposal.policy === 'locked' ? 'proposal.promiseLocked' : 'proposal.promise')}
      </p>
    </>
  );
  const count = t('proposal.decidedCount', { count: decided });
  if (narrow)
    return (
      <details className={classes.folded}>
        <summary>
          {texts.blocks(units.length)} <span className={classes.quiet}>{count}</span>
        </summary>
        {list}
      </details>
    );
  return (
    <section className={classes.list} aria-labelledby="update-units">
      <Row align="baseline" justify="between" gap={2}>
        <h2 id="update-units">{texts.blocks(units.length)}</h2>
        <span className={classes.quiet}>{count}</span>
      </Row>
      {list}
    </section>
  );
};

/** What a release changed, one by one: the booklet's words, the library's, or both. */
export const Deciding = ({ proposal, first }: { proposal: Proposal; first: string | undefined }) => {
  const { t } = useTranslation('updates');
  const texts = useUpdateTexts();
  const { units } = proposal;
  const { box, open, unit } = useCurrent(units, first);
  const draftOf = useDrafts();
  const [asksAnew, setAsksAnew] = useState<string | null>(null);
  const act = useProposalAct(proposal, shownInPlace);
  if (!unit) return <p className={classes.quiet}>{t('proposal.nothing')}</p>;
  const place = units.indexOf(unit);
  const step = (by: -1 | 1) => {
    const other = units[place + by];
    act.reset();
    if (other) open(other.unit, { focus: false });
  };
  const goOn = (saved: Proposal) => {
    setAsksAnew(null);
    const next = nextWaiting(saved.units, unit.unit);
    if (next) return open(next.unit, { focus: true });
    if (saved.units.every(isDecided)) focusFinish();
  };
  return (
    <div className={classes.columns}>
      <Units
        proposal={proposal}
        current={unit}
        onOpen={(wanted) => {
          act.reset();
          open(wanted, { focus: true });
        }}
      />
      <div ref={box} className={classes.panel}>
        <Row align="center" justify="between" gap={2} wrap>
          <h2>{texts.unit(unit)}</h2>
          <Row align="center" gap={1}>
            <span className={classes.quiet}>{t('proposal.place', { place: place + 1, count: units.length })}</span>
            <IconButton
              size="small"
              label={t('proposal.previous')}
              icon={IconChevronLeft}
              disabled={place === 0}
              onClick={() => step(-1)}
            />
            <IconButton
              size="small"
              label={t('proposal.next')}
              icon={IconChevronRight}
              disabled={place === units.length - 1}
              onClick={() => step(1)}
            />
          </Row>
        </Row>
        {asksAnew === unit.unit && (
          <WarningNote title={t('proposal.asksAnew')}>{t('proposal.asksAnewText')}</WarningNote>
        )}
        <UnitChoice
          key={`${unit.unit} ${unit.mark}`}
          {...{ proposal, unit, act }}
          {...draftOf(unit)}
          onDecided={goOn}
          onQuestionChanged={() => setAsksAnew(unit.unit)}
        />
        <ReleaseNote proposal={proposal} />
      </div>
    </div>
  );
};
