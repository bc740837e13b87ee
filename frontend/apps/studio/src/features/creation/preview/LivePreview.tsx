import { QueryView, Skeleton } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { BookletPreview } from '../../../shared/booklet/BookletPreview';
import { type BookletOut, type Preview, previewQuery } from '../../../shared/booklet/queries';
import { useNewBooklet } from './newBooklet';
import { useShown } from './shown';

const Drawn = ({ content }: { content: Preview }) => <BookletPreview content={content} {...useShown()} />;

const OfBooklet = ({ id }: { id: string }) => {
  const preview = useQuery(previewQuery(id));
  return (
    <QueryView query={preview} skeleton={<Skeleton lines={6} />}>
      {(content) => <Drawn content={content} />}
    </QueryView>
  );
};

const OfNothingYet = () => <Drawn content={useNewBooklet()} />;

/** The booklet as its readers will have it, with what is being written in this step. */
export const LivePreview = ({ booklet }: { booklet: BookletOut | undefined }) =>
  booklet ? <OfBooklet id={booklet.id} /> : <OfNothingYet />;
