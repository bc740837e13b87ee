import { Dialog, QueryView } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { previewQuery } from '@/features/booklets/api';
import { ReaderView } from '@/features/booklets/booklet';
import type { BookletLine } from '../types';

/** The booklet as it is now, in a window over the list. */
export const DraftPreview = ({ booklet, onClose }: { booklet: BookletLine; onClose: () => void }) => {
  const content = useQuery({ ...previewQuery(booklet.id), staleTime: 0 });
  if (content.data) return <ReaderView content={content.data} onClose={onClose} />;
  return (
    <Dialog opened wide="very" title={booklet.name} onClose={onClose}>
      <QueryView query={content}>{() => null}</QueryView>
    </Dialog>
  );
};
