import { StatusTag, type StatusTone } from '@livretier/ui';
import { IconEye, IconPlayerPause, IconTrash } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletLine } from '@/features/booklets/api';

type State = BookletLine['status'] | 'to_review' | 'to_republish' | 'trash';

const looks: Record<State, { shape: ComponentProps<typeof StatusTag>['shape']; tone?: StatusTone }> = {
  building: { shape: 'ring' },
  draft: { shape: 'ring' },
  to_review: { shape: IconEye, tone: 'note' },
  in_review: { shape: IconEye, tone: 'info' },
  published: { shape: 'dot', tone: 'success' },
  to_republish: { shape: 'half-dot', tone: 'warning' },
  suspended: { shape: IconPlayerPause, tone: 'note' },
  archived: { shape: 'box' },
  trash: { shape: IconTrash },
};

const stateOf = ({ status, has_changes, trashed_at, review }: Props['booklet']): State => {
  if (trashed_at) return 'trash';
  if (review?.mine) return 'to_review';
  return status === 'published' && has_changes ? 'to_republish' : status;
};

type Props = {
  booklet: Pick<BookletLine, 'status' | 'has_changes' | 'trashed_at'> & Partial<Pick<BookletLine, 'review'>>;
};

/** Where a booklet stands. */
export const BookletStatusTag = ({ booklet }: Props) => {
  const { t } = useTranslation('booklets');
  const state = stateOf(booklet);
  return <StatusTag {...looks[state]}>{t(`status.${state}`)}</StatusTag>;
};
