import { Icon } from '@livretier/ui';
import { IconGavel } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/features/accounts';
import { paths } from '@/shared/paths';
import { dayIn } from '@/shared/text/moments';
import { waitingQuery } from './api';
import classes from './LateNote.module.css';
import { useUpdateTexts } from './useUpdateTexts';

type Props = {
  bookletId: string;
  /** Going to one of them leaves what is open here. */
  onLeave: () => void;
};

/** What the law asks already and the booklet does not say yet: it is shown, and keeps nobody from publishing. */
export const LateNote = ({ bookletId, onLeave }: Props) => {
  const { t } = useTranslation('updates');
  const texts = useUpdateTexts();
  const session = useSession();
  const { data = [] } = useQuery({
    ...waitingQuery(bookletId),
    enabled: session?.abilities.decide_updates === true,
    staleTime: 0,
  });
  const today = dayIn(session?.company?.timezone);
  const late = data.flatMap((one) =>
    one.reason === 'legal' && one.effective_on && one.effective_on <= today
      ? [{ ...one, since: one.effective_on }]
      : [],
  );
  if (late.length === 0) return null;
  return (
    <section className={classes.late} role="status">
      <Icon of={IconGavel} />
      <div>
        <ul>
          {late.map(({ id, chapter_title: chapter, since }) => (
            <li key={id}>
              <strong>{t('late.line', { chapter, day: texts.day(since) })}</strong>{' '}
              <Link
                to={paths.coreUpdate}
                params={{ id: bookletId, proposal: id }}
                onClick={onLeave}
                aria-label={t('late.examineOne', { chapter })}
              >
                {t('late.examine')}
              </Link>
            </li>
          ))}
        </ul>
        <p>{t('late.text')}</p>
      </div>
    </section>
  );
};
