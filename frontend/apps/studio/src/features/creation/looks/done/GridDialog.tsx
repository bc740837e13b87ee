import { Dialog, Skeleton } from '@livretier/ui';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { type BookletOut, bookletKey } from '../../../../shared/booklet/queries';

const CoverageGrid = lazy(async () => ({
  default: (await import('../../../../shared/booklet/CoverageGrid')).CoverageGrid,
}));

type Props = { booklet: BookletOut; onClose: () => void };

/** Which obligations are covered by which pages, over the step. */
export const GridDialog = ({ booklet, onClose }: Props) => {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: bookletKey(booklet.id) });
  return (
    <Dialog opened wide="very" maximizable title={booklet.name} onClose={onClose}>
      <Suspense fallback={<Skeleton />}>
        <CoverageGrid bookletId={booklet.id} mayWrite={booklet.abilities.build} onChange={refresh} />
      </Suspense>
    </Dialog>
  );
};
