import { Button, Icon, notify, Row } from '@livretier/ui';
import { IconArrowBackUp, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { focusTitle } from '@/shared/text/focusTitle';
import { useMomentText } from '@/shared/text/useMomentText';
import { type Proposal, useProposalAct } from '../api';
import classes from './Proposal.module.css';

/** How it ended, by whom, and the way back where there is one. */
export const Decided = ({ proposal }: { proposal: Proposal }) => {
  const { t } = useTranslation('updates');
  const moment = useMomentText('at', useSignedInUser().company?.timezone);
  const act = useProposalAct(proposal);
  const { status, decided_by_name, decided_at, refusal, booklet, abilities } = proposal;
  if (status === 'to_review') return null;
  const undo = () =>
    act.mutate(
      { act: 'undo' },
      {
        onSuccess: () => {
          notify({ severity: 'success', summary: t('decided.undone') });
          focusTitle();
        },
      },
    );
  return (
    <div className={classes.end}>
      <h2>{t(`decided.${status}.title`)}</h2>
      {decided_by_name && decided_at && (
        <p className={classes.quiet}>{t('decided.by', { name: decided_by_name, moment: moment(decided_at) })}</p>
      )}
      {refusal && <blockquote>{refusal}</blockquote>}
      <p>{t(`decided.${status}.text`)}</p>
      <Row gap={2} wrap>
        <LinkButton to={paths.bookletEditor} params={{ id: booklet.id }} look="primary">
          <Icon of={IconPencil} />
          {t('decided.open')}
        </LinkButton>
        <LinkButton to={paths.booklets} search={{ vue: 'socle', version: proposal.release }}>
          {t('release.board')}
        </LinkButton>
        {abilities.undo && (
          <Button look="quiet" busy={act.isPending} onClick={undo}>
            <Icon of={IconArrowBackUp} />
            {t('decided.undo')}
          </Button>
        )}
      </Row>
    </div>
  );
};
