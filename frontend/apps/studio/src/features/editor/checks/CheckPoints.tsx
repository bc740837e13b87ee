import { Icon, QueryView } from '@livretier/ui';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type CheckPoint, goalLink } from '../../../shared/booklet/goalLink';
import { type Checks, checksQuery } from '../../../shared/booklet/queries';
import { usePointText } from '../../../shared/booklet/usePointText';
import { LinkButton } from '../../../shared/LinkButton';
import classes from '../accessibility/Accessibility.module.css';
import { useEditing } from '../session/context';
import own from './Checks.module.css';

const Point = ({ bookletId, point }: { bookletId: string; point: CheckPoint }) => {
  const { t } = useTranslation('editor');
  const { session } = useEditing();
  const { text, place } = usePointText()(point);
  /* Whoever is on that page already is led to the block all the same. */
  const select = () => point.page === session?.pageId && point.block && session?.canvas.current?.select(point.block);
  return (
    <li className={classes.issue} data-severity={point.severity}>
      <Icon of={point.severity === 'blocking' ? IconAlertTriangle : IconInfoCircle} />
      <div className={classes.body}>
        <h4>{text}</h4>
        {place && <p className={classes.text}>{place}</p>}
        <div className={classes.acts}>
          <LinkButton {...goalLink(bookletId, point)} size="small" onClick={select}>
            {t(`checks.go.${point.goal}`)}
          </LinkButton>
        </div>
      </div>
    </li>
  );
};

const Group = ({ bookletId, title, points }: { bookletId: string; title: string; points: readonly CheckPoint[] }) =>
  points.length > 0 && (
    <section>
      <h3 className={own.title}>{title}</h3>
      <ul>
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two links of one block may have the same fault
          <Point key={`${point.code} ${point.page} ${point.block} ${index}`} bookletId={bookletId} point={point} />
        ))}
      </ul>
    </section>
  );

const Sum = ({ checks: { blocking, advisory } }: { checks: Checks }) => {
  const { t } = useTranslation('editor');
  return (
    <p className={own.sum} role="status">
      {blocking + advisory === 0 && <Icon of={IconCircleCheck} />}
      {blocking > 0 ? t('checks.blocked', { count: blocking }) : t('checks.ready', { count: advisory })}
    </p>
  );
};

/** Every point of the whole booklet, as it is saved, and the way to each. */
export const CheckPoints = ({ bookletId }: { bookletId: string }) => {
  const { t } = useTranslation('editor');
  const checks = useQuery(checksQuery(bookletId));
  return (
    <QueryView query={checks}>
      {(found) => {
        const having = (severity: CheckPoint['severity']) =>
          found.points.filter((point) => point.severity === severity);
        return (
          <>
            <Sum checks={found} />
            <Group bookletId={bookletId} title={t('checks.blocking')} points={having('blocking')} />
            <Group bookletId={bookletId} title={t('checks.advisory')} points={having('advisory')} />
          </>
        );
      }}
    </QueryView>
  );
};
