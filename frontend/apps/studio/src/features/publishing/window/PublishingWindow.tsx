import { Button, Dialog, ErrorNote, QueryView } from '@livretier/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookletLine, bookletQuery } from '@/features/booklets/api';
import { CoverOf } from '@/features/booklets/booklet';
import { answeredSinceOpened } from '@/shared/answeredSinceOpened';
import { paths } from '@/shared/paths';
import {
  type BookletOut,
  isGoing,
  type Publication,
  type Publishing,
  publishingQuery,
  putBack,
  refreshPublished,
} from '../api';
import { Progress, useFailureText } from '../progress/Progress';
import { followPublication } from '../watch/follow';
import { changeWatched, forgetWatched, useWatched, watchedOf } from '../watch/watched';
import { Lead } from './Lead';
import { PublishForm } from './PublishForm';
import classes from './Window.module.css';

type Props = { building: Publication; current: Publishing['current']; busy: boolean; onRetry: () => void };

/** The last version was frozen and could not be made: it can be tried again as it is. */
const FailedNote = ({ building, current, busy, onRetry }: Props) => {
  const { t } = useTranslation('publishing');
  const say = useFailureText();
  return (
    <ErrorNote
      title={t('failed', { version: building.version })}
      action={
        <Button size="small" busy={busy} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {say(building, current)}
    </ErrorNote>
  );
};

type NothingChangedProps = { booklet: BookletOut; current: Publication; onClose: () => void };

/** There is nothing to publish. */
const NothingChanged = ({ booklet, current, onClose }: NothingChangedProps) => {
  const { t } = useTranslation('publishing');
  return (
    <Dialog
      opened
      mark={<CoverOf booklet={booklet} size="row" />}
      title={t('dialog.same', { version: current.version })}
      lead={<Lead booklet={booklet} current={current} next={undefined} />}
      onClose={onClose}
      footer={
        <Button data-autofocus onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <p className={classes.text}>{t('dialog.sameText')}</p>
    </Dialog>
  );
};

const patience = 300;

type WaitingProps = { title: string; failed: boolean; onClose: () => void; children: ReactNode };

/** The window before it is known what is in it: most often that takes no time, and nothing flickers. */
const Waiting = ({ title, failed, onClose, children }: WaitingProps) => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    (late || failed) && (
      <Dialog opened wide="very" title={title} onClose={onClose}>
        {children}
      </Dialog>
    )
  );
};

export type WindowProps = { booklet: Pick<BookletLine, 'id' | 'name'>; onClose: () => void };

/** Publishing a booklet: what it will be, how far it is, how it ended. */
export const PublishingWindow = ({ booklet: { id, name }, onClose }: WindowProps) => {
  const { t } = useTranslation('publishing');
  const client = useQueryClient();
  const navigate = useNavigate();
  const watched = useWatched(id);
  const publishing = answeredSinceOpened(useQuery(publishingQuery(id)));
  const booklet = useQuery({ ...bookletQuery(id), staleTime: 0 });
  const follow = (publication: Publication) =>
    followPublication(client, {
      ...{ booklet: { id, name }, publication, inSight: true },
      address: publishing.data?.address ?? '',
    });
  const again = useMutation({
    mutationFn: (publication: Publication) => putBack(id, publication.id),
    onSuccess: (publication) => {
      follow(publication);
      void refreshPublished(client, id);
    },
  });

  const building = publishing.data?.building ?? null;
  const meet = useEffectEvent(() => {
    if (building && isGoing(building)) follow(building);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody published it elsewhere, or before this window opened
  useEffect(() => meet(), [building?.id]);
  useEffect(() => {
    changeWatched(id, { inSight: true });
    return () => {
      const known = watchedOf(id);
      if (known && !isGoing(known.publication)) forgetWatched(id);
      else changeWatched(id, { inSight: false });
    };
  }, [id]);

  if (watched)
    return (
      <Progress
        watched={watched}
        booklet={booklet.data}
        current={publishing.data?.current ?? null}
        retrying={again.isPending}
        onRetry={() => again.mutate(watched.publication)}
        onClose={onClose}
      />
    );
  if (!(publishing.data && booklet.data))
    return (
      <Waiting
        title={t('dialog.title', { name })}
        failed={Boolean(publishing.error ?? booklet.error)}
        onClose={onClose}
      >
        {publishing.data ? (
          <QueryView query={booklet}>{() => null}</QueryView>
        ) : (
          <QueryView query={publishing}>{() => null}</QueryView>
        )}
      </Waiting>
    );
  const { current, changes } = publishing.data;
  if (current && changes.length === 0 && !booklet.data.has_changes && building?.state !== 'failed')
    return <NothingChanged booklet={booklet.data} current={current} onClose={onClose} />;
  return (
    <PublishForm
      booklet={booklet.data}
      publishing={publishing.data}
      note={
        building?.state === 'failed' && (
          <FailedNote
            building={building}
            current={current}
            busy={again.isPending}
            onRetry={() => again.mutate(building)}
          />
        )
      }
      onClose={onClose}
      onCompare={() => {
        onClose();
        void navigate({ to: paths.bookletEditor, params: { id }, search: { vue: 'versions' } });
      }}
      onPublished={follow}
    />
  );
};
