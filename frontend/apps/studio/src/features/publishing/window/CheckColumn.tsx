import { type Drawing, Icon, VisuallyHidden } from '@livretier/ui';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Checks } from '@/features/booklets/api';
import { goalLink } from '@/features/booklets/booklet';
import { useTopicLines } from './useTopicLines';
import classes from './Window.module.css';

const icons: Record<Checks['topics'][number]['state'], Drawing> = {
  ready: IconCircleCheck,
  to_improve: IconAlertTriangle,
  blocking: IconCircleX,
};

type Props = { bookletId: string; checks: Checks; onLeave: () => void };

/** What the checks say, each with the way to its first point. */
export const CheckColumn = ({ bookletId, checks, onLeave }: Props) => {
  const { t } = useTranslation('publishing');
  const lines = useTopicLines()(checks);
  return (
    <section className={classes.checks} aria-label={t('checks.title')}>
      <h3>{t('checks.title')}</h3>
      <ul>
        {lines.map(({ topic, state, text }) => {
          const point = checks.points.find((one) => one.topic === topic);
          return (
            <li key={topic} className={classes.topic} data-state={state}>
              <Icon of={icons[state]} />
              <span>
                <VisuallyHidden>{t(`checks.states.${state}`)} </VisuallyHidden>
                {text}
              </span>
              {point && (
                <Link
                  {...goalLink(bookletId, point)}
                  className={classes.see}
                  aria-label={t('dialog.seeThis', { text })}
                  onClick={onLeave}
                >
                  {t('dialog.see')}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
