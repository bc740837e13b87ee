import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { goalLink } from '../../../../shared/booklet/goalLink';
import type { Checks } from '../../../../shared/booklet/queries';
import { usePointText } from '../../../../shared/booklet/usePointText';
import classes from './Done.module.css';

type Props = { booklet: string; points: Checks['points'] };

/** What was found of a topic, each a way to where it is put right; folded, because there may be many. */
export const Points = ({ booklet, points }: Props) => {
  const { t } = useTranslation('look');
  const say = usePointText();
  const blocks = points.some(({ severity }) => severity === 'blocking');
  return (
    <details className={classes.points} open={blocks && points.length <= 5}>
      <summary>{t('checks.points', { count: points.length })}</summary>
      <ul>
        {points.map((point, place) => {
          const { text, place: where } = say(point);
          return (
            <li key={String(place)} data-severity={point.severity}>
              <Link {...goalLink(booklet, point)}>{text}</Link>
              {where && <span> {where}</span>}
            </li>
          );
        })}
      </ul>
    </details>
  );
};
