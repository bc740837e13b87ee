import { Button } from '@livretier/ui';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '../../../shared/booklet/queries';
import { paths } from '../../../shared/paths';
import { useFinishBooklet } from '../finish';

/** The creation is over; the booklet waits in the list. */
export const KeepAsDraft = ({ booklet }: { booklet: BookletOut }) => {
  const { t } = useTranslation('creation');
  const navigate = useNavigate();
  const finish = useFinishBooklet(booklet);
  const isDraft = booklet.status === 'building' || booklet.status === 'draft';
  const end = () => finish.mutate(undefined, { onSuccess: () => navigate({ to: paths.booklets }) });
  return (
    <Button look="quiet" busy={finish.isPending} onClick={end}>
      {t(isDraft ? 'frame.keepAsDraft' : 'frame.back')}
    </Button>
  );
};
