import { Icon, QueryView } from '@livretier/ui';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CheckPoint } from '../../../shared/booklet/goalLink';
import { type Checks, checksQuery } from '../../../shared/booklet/queries';
import classes from './Checks.module.css';
import { gatherPoints } from './gatherPoints';
import { Point } from './Point';

const Group = ({ bookletId, title, points }: { bookletId: string; title: string; points: readonly CheckPoint[] }) =>
  points.length > 0 && (
    <section>
      <h3 className={classes.title}>{title}</h3>
      <ul>
        {gatherPoints(points).map((together, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two links of one block may have the same fault
          <Point key={`${together[0]?.code} ${together[0]?.block} ${index}`} bookletId={bookletId} points={together} />
        ))}
      </ul>
    </section>
  );

const Sum = ({ checks: { blocking, advisory } }: { checks: Checks }) => {
  const { t } = useTranslation('editor');
  return (
    <p className={classes.sum} role="status">
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
