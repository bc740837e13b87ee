import { Button, Checkbox, Icon } from '@livretier/ui';
import { IconChecks } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { AssignDialog } from '../AssignDialog';
import { type Bulk, type ProposalLine, type Release, useDecideMany } from '../api';
import { RefuseDialog } from '../RefuseDialog';
import classes from './Board.module.css';
import { mostAtOnce } from './useAllProposals';

type ChosenProps = { open: readonly ProposalLine[]; chosen: ReadonlySet<string>; onChoose: (ids: Set<string>) => void };

/** Which booklets it is about: none until somebody says so. */
const Chosen = ({ open, chosen, onChoose }: ChosenProps) => {
  const { t } = useTranslation('updates');
  const all = open.length > 0 && chosen.size === Math.min(open.length, mostAtOnce);
  const toggle = (id: string) => {
    const now = new Set(chosen);
    if (!now.delete(id) && now.size < mostAtOnce) now.add(id);
    onChoose(now);
  };
  return (
    <fieldset className={classes.chosen}>
      <legend>{t('many.which', { count: chosen.size })}</legend>
      <Checkbox
        label={t('many.all')}
        checked={all}
        indeterminate={!all && chosen.size > 0}
        onChange={() => onChoose(new Set(all ? [] : open.slice(0, mostAtOnce).map(({ id }) => id)))}
      />
      <ul>
        {open.map(({ id, booklet }) => (
          <li key={id}>
            <Checkbox label={booklet.name} checked={chosen.has(id)} onChange={() => toggle(id)} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
};

type Props = {
  release: Release;
  /** All that wait, and those of them that are ready and ticked. */
  open: readonly ProposalLine[];
  ready: readonly string[];
  /** They are under way: what becomes of each is told of the batch. */
  onBatch: (batch: string) => void;
};

/** Many booklets at once: adopt those that are ready, refuse with one reason, give to somebody. */
export const Many = ({ release, open, ready, onBatch }: Props) => {
  const { t } = useTranslation('updates');
  const [asking, setAsking] = useState<'refuse' | 'assign' | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const adopt = useDecideMany();
  const many = useDecideMany(shownInPlace);
  const close = () => {
    setAsking(null);
    setChosen(new Set());
    many.reset();
  };
  const decide = (body: Omit<Bulk, 'proposals'>) =>
    many.mutate(
      { ...body, proposals: [...chosen] },
      {
        onSuccess: ({ batch }) => {
          close();
          onBatch(batch);
        },
      },
    );
  const [first] = open;
  if (!first) return null;
  const name = t('board.release', release);
  const dialog = {
    busy: many.isPending,
    error: many.error,
    isNothing: chosen.size === 0,
    onClose: close,
    children: <Chosen {...{ open, chosen }} onChoose={setChosen} />,
  };
  return (
    <>
      <Button look="quiet" onClick={() => setAsking('assign')}>
        {t('assign.open')}
      </Button>
      {release.policy !== 'locked' && (
        <Button look="quiet" onClick={() => setAsking('refuse')}>
          {t('many.refuse')}
        </Button>
      )}
      <Button
        look="primary"
        disabled={ready.length === 0}
        busy={adopt.isPending}
        onClick={() =>
          adopt.mutate({ act: 'adopt', proposals: [...ready] }, { onSuccess: ({ batch }) => onBatch(batch) })
        }
      >
        <Icon of={IconChecks} />
        {t('many.adopt', { count: ready.length })}
      </Button>
      {asking === 'refuse' && (
        <RefuseDialog
          {...dialog}
          title={t('many.refuseTitle', { release: name })}
          accept={t('many.refuseAccept', { count: chosen.size })}
          onRefuse={(refusal) => decide({ act: 'refuse', ...refusal })}
        />
      )}
      {asking === 'assign' && (
        <AssignDialog
          {...dialog}
          title={t('assign.title')}
          booklet={(open.find(({ id }) => chosen.has(id)) ?? first).booklet.id}
          chosen={null}
          onAssign={(user) => decide({ act: 'assign', user })}
        />
      )}
    </>
  );
};
