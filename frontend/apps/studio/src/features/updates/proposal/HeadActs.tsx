import { Button, Icon, notify } from '@livretier/ui';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { focusTitle } from '@/shared/text/focusTitle';
import { type Proposal, useProposalAct } from '../api';
import { RefuseDialog } from '../RefuseDialog';
import { ResultDialog } from './ResultDialog';

const finishId = 'finish-update';

/** Everything is decided: what comes next is to finish. */
export const focusFinish = () => void requestAnimationFrame(() => document.getElementById(finishId)?.focus());

const Refuse = ({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) => {
  const { t } = useTranslation('updates');
  const act = useProposalAct(proposal, shownInPlace);
  return (
    <RefuseDialog
      title={t('refuse.title', { booklet: proposal.booklet.name })}
      accept={t('refuse.accept')}
      busy={act.isPending}
      error={act.error}
      onRefuse={(refusal) =>
        act.mutate(
          { act: 'refuse', ...refusal },
          {
            onSuccess: () => {
              notify({ severity: 'success', summary: t('refuse.done') });
              onClose();
              focusTitle();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
};

/** What ends the proposal, and how the booklet would look then. */
export const HeadActs = ({ proposal }: { proposal: Proposal }) => {
  const { t } = useTranslation('updates');
  const act = useProposalAct(proposal);
  const [open, setOpen] = useState<'refuse' | 'result' | null>(null);
  const { units, decided, revision, abilities } = proposal;
  const left = units.length - decided;
  const finish = () =>
    act.mutate(
      { act: 'finish', revision },
      {
        onSuccess: () => {
          notify({ severity: 'success', summary: t('finish.done') });
          focusTitle();
        },
      },
    );
  return (
    <>
      {abilities.refuse && (
        <Button look="quiet" onClick={() => setOpen('refuse')}>
          {t('refuse.open')}
        </Button>
      )}
      <Button onClick={() => setOpen('result')}>
        <Icon of={IconEye} />
        {t('result.open')}
      </Button>
      <Button id={finishId} look="primary" disabled={left > 0} busy={act.isPending} onClick={finish}>
        {left > 0 ? t('finish.left', { count: left }) : t('finish.open')}
      </Button>
      {open === 'refuse' && <Refuse proposal={proposal} onClose={() => setOpen(null)} />}
      {open === 'result' && <ResultDialog id={proposal.id} onClose={() => setOpen(null)} />}
    </>
  );
};
