import { Icon } from '@livretier/ui';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type CheckPoint, goalLink } from '../../../shared/booklet/goalLink';
import { usePointText } from '../../../shared/booklet/usePointText';
import { LinkButton } from '../../../shared/LinkButton';
import classes from '../accessibility/Accessibility.module.css';
import { useEditing } from '../session/context';
import { isOfMany } from './gatherPoints';

type Props = {
  bookletId: string;
  /** Several, when one way leads to all of them. */
  points: readonly CheckPoint[];
};

/** What is to be looked at, and the way there. */
export const Point = ({ bookletId, points }: Props) => {
  const { t } = useTranslation(['editor', 'coverage']);
  const { session } = useEditing();
  const say = usePointText();
  const [first] = points;
  if (!first) return null;
  const { text, place, subject } = say(first);
  const title = isOfMany(first.code) ? t(`coverage:many.${first.code}`, { count: points.length }) : text;
  /* Whoever is on that page already is led to the block all the same. */
  const select = () => first.page === session?.pageId && first.block && session?.canvas.current?.select(first.block);
  return (
    <li className={classes.issue} data-severity={first.severity}>
      <Icon of={first.severity === 'blocking' ? IconAlertTriangle : IconInfoCircle} />
      <div className={classes.body}>
        <h4>{points.length > 1 ? title : text}</h4>
        {points.length > 1 && subject && (
          <ul className={classes.text}>
            {points.map((point, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that is not edited
              <li key={index}>{say(point).subject}</li>
            ))}
          </ul>
        )}
        {place && <p className={classes.text}>{place}</p>}
        <div className={classes.acts}>
          <LinkButton {...goalLink(bookletId, first)} size="small" onClick={select}>
            {t(`editor:checks.go.${first.goal}`)}
          </LinkButton>
        </div>
      </div>
    </li>
  );
};
