import { Button, ExportButton, Icon, Page, QueryView, Segmented, Skeleton } from '@livretier/ui';
import { IconFileImport, IconInfoCircle, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { OfBooklet, OptionsTabs, useFrame } from '@/features/booklets';
import { type BookletOut, participantsOf, participantsSummaryQuery } from '@/features/booklets/api';
import { openQuestionsQuery } from '@/features/comprehension';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { dayIn } from '@/shared/text/moments';
import { AddDialog } from './add/AddDialog';
import { type Summary, useParticipantsFile } from './api/participants';
import { Figures } from './figures/Figures';
import { ParticipantFilters } from './list/ParticipantFilters';
import { Participants } from './list/Participants';
import classes from './list/Participants.module.css';
import { views } from './participantsSearch';
import { Questions } from './Questions';
import { Register } from './Register';
import { SavedViews } from './segments/SavedViews';
import { useParticipantsSearch } from './useParticipantsSearch';

/** Why a link that is handed over now would open nothing yet. */
const StateNote = ({ booklet: { status } }: { booklet: BookletOut }) => {
  const { t } = useTranslation('participation');
  if (status === 'published') return null;
  const why = status === 'suspended' || status === 'archived' ? status : 'unpublished';
  return (
    <p className={classes.state}>
      <Icon of={IconInfoCircle} />
      {t(`notOpen.${why}`)}
    </p>
  );
};

type Props = { booklet: BookletOut; summary: Summary };

/** How far everybody is, and the list behind the figures. */
const FollowUp = ({ booklet, summary }: Props) => {
  const { t } = useTranslation('participation');
  const asked = useParticipantsSearch();
  const [adding, setAdding] = useState(false);
  const today = dayIn(useSignedInUser().company?.timezone);
  const fetchFile = useParticipantsFile(booklet.id, asked.wanted);
  const mayChange = summary.abilities.change;
  const addBy = (look: 'primary' | 'soft') =>
    mayChange && (
      <>
        <LinkButton to={paths.peopleImport} search={{ livret: booklet.id }}>
          <Icon of={IconFileImport} />
          {t('add.import')}
        </LinkButton>
        <Button look={look} onClick={() => setAdding(true)}>
          <Icon of={IconUserPlus} />
          {t('add.open')}
        </Button>
      </>
    );
  return (
    <>
      <StateNote booklet={booklet} />
      {summary.all > 0 && (
        <>
          {participantsOf(summary) > 0 && (
            <Figures summary={summary} chosen={asked.search.etat} onChoose={(etat) => asked.filter({ etat })} />
          )}
          <div className={classes.bar}>
            <ParticipantFilters booklet={booklet} summary={summary} asked={asked} />
            <div className={classes.acts}>
              <ExportButton fetchFile={fetchFile} name={`participants-${booklet.slug}-${today}.csv`}>
                {t('export')}
              </ExportButton>
              {addBy('soft')}
            </div>
          </div>
          <SavedViews bookletId={booklet.id} asked={asked} mayChange={mayChange} />
        </>
      )}
      <Participants booklet={booklet} asked={asked} mayChange={mayChange} add={addBy('primary')} />
      {adding && <AddDialog booklet={booklet} onClose={() => setAdding(false)} />}
    </>
  );
};

const route = getRouteApi(`/admin${paths.bookletParticipants}`);
const screens = ['suivi', ...views] as const;

/** How far everybody is, what was acknowledged, or what was asked; each view begins without the filters of the others. */
const Views = ({ booklet }: { booklet: BookletOut }) => {
  const { t } = useTranslation('participation');
  const { vue = 'suivi' } = route.useSearch();
  const navigate = useNavigate();
  const open = useQuery(openQuestionsQuery(booklet.id)).data;
  const show = (view: (typeof screens)[number]) =>
    void navigate({ to: '.', search: { livret: booklet.id, vue: view === 'suivi' ? undefined : view } });
  return (
    <div className={classes.views}>
      <Segmented
        label={t('screens.label')}
        value={vue}
        options={screens.map((value) => ({
          value,
          label: t(`screens.${value}`),
          ...(value === 'questions' && open !== undefined && { count: open }),
        }))}
        onChange={show}
      />
    </div>
  );
};

const Screen = ({ booklet }: { booklet: BookletOut }) => {
  const { t } = useTranslation('participation');
  const { vue } = route.useSearch();
  const frame = useFrame(booklet, t(vue ? `screens.${vue}` : 'title'));
  const summary = useQuery({ ...participantsSummaryQuery(booklet.id), enabled: vue === undefined });
  return (
    <Page {...frame}>
      <OptionsTabs booklet={booklet} />
      <Views booklet={booklet} />
      {vue === 'registre' && <Register booklet={booklet} />}
      {vue === 'questions' && <Questions booklet={booklet} />}
      {vue === undefined && (
        <QueryView query={summary} skeleton={<Skeleton />}>
          {(known) => <FollowUp booklet={booklet} summary={known} />}
        </QueryView>
      )}
    </Page>
  );
};

/** /livrets/options/participants: who was handed the booklet, how far each of them is, what they acknowledged and asked. */
export const ParticipantsPage = () => <OfBooklet>{(booklet) => <Screen booklet={booklet} />}</OfBooklet>;
