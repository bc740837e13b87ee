import { Page, QueryView, Skeleton, StatusTag } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { CoverOf } from '@/features/booklets/booklet';
import { paths } from '@/shared/paths';
import { RefusedPage } from '@/shared/RefusedPage';
import { useShownThing } from '@/shared/shownThing';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { type Proposal, proposalQuery } from '../api';
import { LibraryWords } from '../LibraryWords';
import { useUpdateTexts } from '../useUpdateTexts';
import { Decided } from './Decided';
import { Deciding } from './Deciding';
import { HeadActs } from './HeadActs';
import classes from './Proposal.module.css';

/** "Livret d’accueil, chapitre « Hygiène », version 7 vers version 8. Motif légal : …, effet au 1er avril 2027." */
const Lead = ({ proposal }: { proposal: Proposal }) => {
  const { t } = useTranslation('updates');
  const texts = useUpdateTexts();
  const { booklet, chapter_title, from_version, to_version, reason, reference, effective_on } = proposal;
  return (
    <>
      {t('proposal.lead', { booklet: booklet.name, chapter: chapter_title, from: from_version, to: to_version })}{' '}
      {t(`reason.${reason}`)}
      {reference && (
        <>
          {t('proposal.upon')}
          <strong>{reference}</strong>
        </>
      )}
      {'. '}
      {effective_on && t('proposal.effective', { day: texts.day(effective_on) })}
    </>
  );
};

const Shown = ({ proposal, first }: { proposal: Proposal; first: string | undefined }) => {
  const { t } = useTranslation('updates');
  const { status, units, decided, booklet } = proposal;
  const waits = status === 'to_review';
  const isLeft = decided < units.length;
  const title = t(waits ? 'proposal.title' : 'proposal.titleDecided');
  usePageTitle(t('proposal.tab', { booklet: booklet.name }));
  useShownThing(booklet.name);
  return (
    <Page
      title={title}
      mark={
        <span className={classes.cover}>
          <CoverOf booklet={booklet} size="row" />
        </span>
      }
      tag={
        waits && (
          <StatusTag shape={isLeft ? 'half-dot' : 'dot'} tone={isLeft ? 'warning' : 'success'}>
            {t('proposal.decided', { count: units.length, decided })}
          </StatusTag>
        )
      }
      lead={<Lead proposal={proposal} />}
      actions={waits && proposal.abilities.decide && <HeadActs proposal={proposal} />}
    >
      {waits ? <Deciding {...{ proposal, first }} /> : <Decided proposal={proposal} />}
    </Page>
  );
};

const route = getRouteApi(`/admin${paths.coreUpdate}`);

/** /livrets/{id}/socle/{proposal}: what a release would change in a chapter of a booklet, and what is taken of it. */
export const ProposalPage = () => {
  const { t } = useTranslation('updates');
  const { proposal: id } = route.useParams();
  const { bloc } = route.useSearch();
  const { decide_updates } = useSignedInUser().abilities;
  const query = useQuery({ ...proposalQuery(id), enabled: decide_updates });
  if (!decide_updates) return <RefusedPage title={t('proposal.title')} />;
  return (
    <QueryView query={query} skeleton={<Skeleton shape="fields" lines={6} />}>
      {(proposal) => (
        <LibraryWords>
          <Shown key={id} proposal={proposal} first={bloc} />
        </LibraryWords>
      )}
    </QueryView>
  );
};
