import { QueryView } from '@livretier/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookletLine, bookletQuery } from '../../../shared/booklet/queries';
import { paths } from '../../../shared/paths';
import { Progress } from '../progress/Progress';
import { publishingQuery, putBack } from '../queries';
import { refreshPublished } from '../refreshPublished';
import type { Publication } from '../types';
import { followPublication } from '../watch/follow';
import { isGoing } from '../watch/states';
import { changeWatched, forgetWatched, useWatched, watchedOf } from '../watch/watched';
import { FailedNote } from './FailedNote';
import { NothingChanged } from './NothingChanged';
import { PublishForm } from './PublishForm';
import { Waiting } from './Waiting';

export type WindowProps = { booklet: Pick<BookletLine, 'id' | 'name'>; onClose: () => void };

/** Publishing a booklet: what it will be, how far it is, how it ended. */
export const PublishingWindow = ({ booklet: { id, name }, onClose }: WindowProps) => {
  const { t } = useTranslation('publishing');
  const client = useQueryClient();
  const navigate = useNavigate();
  const watched = useWatched(id);
  const publishing = useQuery(publishingQuery(id));
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

  const making = publishing.data?.making ?? null;
  const meet = useEffectEvent(() => {
    if (making && isGoing(making)) follow(making);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody published it elsewhere, or before this window opened
  useEffect(() => meet(), [making?.id]);
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
  if (current && changes.length === 0 && !booklet.data.has_changes && making?.state !== 'failed')
    return <NothingChanged booklet={booklet.data} current={current} onClose={onClose} />;
  return (
    <PublishForm
      booklet={booklet.data}
      publishing={publishing.data}
      note={
        making?.state === 'failed' && (
          <FailedNote making={making} current={current} busy={again.isPending} onRetry={() => again.mutate(making)} />
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
