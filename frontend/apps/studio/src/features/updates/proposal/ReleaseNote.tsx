import { Button, confirm, Icon, notify, Row } from '@livretier/ui';
import { IconBooks } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { paths } from '@/shared/paths';
import { AssignDialog } from '../AssignDialog';
import { type Proposal, useProposalAct } from '../api';
import { useUpdateTexts } from '../useUpdateTexts';
import classes from './Proposal.module.css';

const Assign = ({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) => {
  const { t } = useTranslation('updates');
  const act = useProposalAct(proposal, shownInPlace);
  return (
    <AssignDialog
      title={t('assign.title')}
      booklet={proposal.booklet.id}
      chosen={proposal.assigned_to?.id ?? null}
      busy={act.isPending}
      error={act.error}
      onAssign={(user) => act.mutate({ act: 'assign', user }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};

/** What the library said of its release, whom it reaches, and the ways to leave it to somebody else or alone. */
export const ReleaseNote = ({ proposal }: { proposal: Proposal }) => {
  const { t } = useTranslation('updates');
  const texts = useUpdateTexts();
  const act = useProposalAct(proposal);
  const [assigning, setAssigning] = useState(false);
  const { note, to_version, released_by_name, booklet, chapter, chapter_title, assigned_to, abilities } = proposal;
  const detach = async () => {
    const isSure = await confirm({
      header: t('detach.header', { chapter: chapter_title }),
      message: t('detach.message'),
      acceptLabel: t('detach.accept'),
      rejectLabel: t('detach.reject'),
      defaultFocus: 'reject',
    });
    if (!isSure) return;
    act.mutate(
      { act: 'detach', chapter, booklet: booklet.id },
      { onSuccess: () => notify({ severity: 'success', summary: t('detach.done', { chapter: chapter_title }) }) },
    );
  };
  return (
    <section className={classes.release} aria-labelledby="release-note">
      <Icon of={IconBooks} size={20} />
      <div>
        <h3 id="release-note">{t('release.note', { version: to_version })}</h3>
        <p>
          {t('release.quoted', { note })} {released_by_name && t('release.by', { name: released_by_name })}{' '}
          {booklet.readers > 0 && t('release.readers', { readers: texts.readers(booklet.readers) })}{' '}
          {assigned_to && <strong>{t('assign.given', { name: assigned_to.name })}</strong>}{' '}
          <Link to={paths.booklets} search={{ vue: 'socle', version: proposal.release }}>
            {t('release.board')}
          </Link>
        </p>
      </div>
      <Row gap={1} wrap>
        <Button size="small" look="quiet" onClick={() => setAssigning(true)}>
          {t('assign.open')}
        </Button>
        {abilities.detach && (
          <Button size="small" look="quiet" busy={act.isPending} onClick={() => void detach()}>
            {t('detach.open')}
          </Button>
        )}
      </Row>
      {assigning && <Assign proposal={proposal} onClose={() => setAssigning(false)} />}
    </section>
  );
};
