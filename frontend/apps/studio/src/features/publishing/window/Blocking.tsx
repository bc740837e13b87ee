import { Icon } from '@livretier/ui';
import { IconCircleX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Checks } from '@/features/booklets/api';
import { goalLink, usePointText } from '@/features/booklets/booklet';
import classes from './Window.module.css';

const shown = 6;

type Props = { id: string; bookletId: string; checks: Checks; onLeave: () => void };

/** What must be put right first, each with the way there. */
export const Blocking = ({ id, bookletId, checks, onLeave }: Props) => {
  const { t } = useTranslation('publishing');
  const say = usePointText();
  const points = checks.points.filter(({ severity }) => severity === 'blocking');
  const rest = points.length - shown;
  return (
    <section className={classes.blocking} aria-labelledby={id}>
      <Icon of={IconCircleX} />
      <div>
        <h3 id={id}>{t('dialog.blocked', { count: checks.blocking })}</h3>
        <ul>
          {points.slice(0, shown).map((point, index) => {
            const { text, place } = say(point);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two links of one block may have the same fault
              <li key={index}>
                <Link {...goalLink(bookletId, point)} onClick={onLeave}>
                  {text}
                </Link>
                {place && <span> {place}</span>}
              </li>
            );
          })}
          {rest > 0 && <li>{t('dialog.moreBlocking', { count: rest })}</li>}
        </ul>
      </div>
    </section>
  );
};
