import { api, unwrap } from '@livretier/api';
import { Avatar, Button, Icon, notify } from '@livretier/ui';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SendBackDialog } from '@/features/booklets/booklet';
import { useManuscriptCache } from '../session/useManuscriptCache';
import { useMoment } from '../session/useMoment';
import type { Plan } from '../source/types';
import classes from './ReviewBar.module.css';

type Review = NonNullable<Plan['booklet']['review']>;

/** Who is asked, or who answered. */
const useHeadline = ({ reviewer, mine, verdict, answered_by_name }: Review) => {
  const { t } = useTranslation('comments');
  if (verdict === 'approved') return t('review.approved', { name: answered_by_name });
  if (verdict === 'sent_back') return t('review.sentBack', { name: answered_by_name });
  if (mine) return t('review.mine');
  return reviewer ? t('review.asked', { name: reviewer.name }) : t('review.askedAll');
};

const Bar = ({ booklet, review }: { booklet: Plan['booklet']; review: Review }) => {
  const { t } = useTranslation('comments');
  const { refresh } = useManuscriptCache();
  const moment = useMoment('at');
  const headline = useHeadline(review);
  const [back, setBack] = useState(false);
  const approve = useMutation({
    mutationFn: () => {
      const params = { path: { booklet_id: booklet.id } };
      return unwrap(api.POST('/api/booklets/{booklet_id}/approve', { params, body: { message: '' } }));
    },
    onSuccess: async () => {
      await refresh();
      notify({ severity: 'success', summary: t('review.said.approved') });
    },
    onError: refresh,
  });
  const waits = review.verdict === null && booklet.status === 'in_review';
  const { review: reviews, send_back } = booklet.abilities;
  const words = review.verdict === null ? review.message : review.answer;
  const [who, when] =
    review.verdict === null ? [review.asked_by_name, review.asked_at] : [review.answered_by_name, review.answered_at];
  return (
    <section className={classes.bar} aria-label={t('review.bar')}>
      <Avatar name={review.reviewer?.name ?? who} />
      <div className={classes.words}>
        <p className={classes.headline}>{headline}</p>
        <p className={classes.more}>
          {review.verdict === null
            ? t('review.by', { name: who, moment: moment(when ?? review.asked_at) })
            : t('review.when', { moment: moment(when ?? review.asked_at) })}
        </p>
        {words && <p className={classes.message}>{words}</p>}
      </div>
      <div className={classes.acts}>
        {waits && reviews && (
          <Button size="small" look="primary" busy={approve.isPending} onClick={() => approve.mutate()}>
            <Icon of={IconCheck} size={16} />
            {t('review.approve')}
          </Button>
        )}
        {send_back && (
          <Button size="small" onClick={() => setBack(true)}>
            <Icon of={IconArrowBackUp} size={16} />
            {t(reviews ? 'review.giveBack' : 'review.withdraw')}
          </Button>
        )}
      </div>
      {back && <SendBackDialog bookletId={booklet.id} onDone={refresh} onClose={() => setBack(false)} />}
    </section>
  );
};

/** Where the review of a booklet stands; nothing where nobody was asked. */
export const ReviewBar = ({ booklet }: { booklet: Plan['booklet'] }) =>
  booklet.review ? <Bar booklet={booklet} review={booklet.review} /> : null;
