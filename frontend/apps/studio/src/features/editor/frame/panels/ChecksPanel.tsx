import { Icon, IconButton, QueryView, Tabs } from '@livretier/ui';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconListCheck, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Checks, checksQuery } from '@/features/booklets/api';
import { type CheckPoint, goalLink, usePointText } from '@/features/booklets/booklet';
import classes from '@/features/editor/accessibility/Accessibility.module.css';
import { AccessibilityReport } from '@/features/editor/accessibility/AccessibilityPanel';
import { useEditing } from '@/features/editor/session/context';
import { LinkButton } from '@/shared/LinkButton';
import checkClasses from './Checks.module.css';

const ofMany = [
  'obligation_missing',
  'obligation_incomplete',
  'value_missing',
  'value_overdue',
  'value_due_soon',
  'value_left_out',
  'language_incomplete',
] as const satisfies readonly CheckPoint['code'][];

/** Whether there may be many of it, all put right on the same screen. */
const isOfMany = (code: CheckPoint['code']): code is (typeof ofMany)[number] => ofMany.some((known) => known === code);

/** Points of which there may be many stand together, each of the others alone. */
const gatherPoints = (points: readonly CheckPoint[]): CheckPoint[][] => {
  const gathered = new Map<string, CheckPoint[]>();
  points.forEach((point, index) => {
    const key = isOfMany(point.code) ? point.code : String(index);
    gathered.set(key, [...(gathered.get(key) ?? []), point]);
  });
  return [...gathered.values()];
};

type Props = {
  bookletId: string;
  /** Several, when one way leads to all of them. */
  points: readonly CheckPoint[];
};

/** What is to be looked at, and the way there. */
const Point = ({ bookletId, points }: Props) => {
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
        {place && <p className={classes.text}>{place}</p>}
        <div className={classes.acts}>
          <LinkButton {...goalLink(bookletId, first)} size="small" onClick={select}>
            {t(`editor:checks.go.${first.goal}`)}
          </LinkButton>
        </div>
        {points.length > 1 && subject && (
          <ul className={checkClasses.subjects}>
            {points.map((point, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that is not edited
              <li key={index}>{say(point).subject}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
};

const Group = ({ bookletId, title, points }: { bookletId: string; title: string; points: readonly CheckPoint[] }) =>
  points.length > 0 && (
    <section>
      <h3 className={checkClasses.title}>{title}</h3>
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
    <p className={checkClasses.sum} role="status">
      {blocking + advisory === 0 && <Icon of={IconCircleCheck} />}
      {blocking > 0 ? t('checks.blocked', { count: blocking }) : t('checks.ready', { count: advisory })}
    </p>
  );
};

/** Every point of the whole booklet, as it is saved, and the way to each. */
const CheckPoints = ({ bookletId }: { bookletId: string }) => {
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

/** What is left before the booklet can be published, and what the open page lacks while it is written. */
export const ChecksPanel = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('editor');
  const { source, session, mayWrite } = useEditing();
  const tabs = [{ value: 'booklet', label: t('checks.booklet'), content: <CheckPoints bookletId={source.id} /> }];
  if (session && mayWrite)
    tabs.push({
      value: 'page',
      label: t('checks.page'),
      content: <AccessibilityReport session={session} onGo={(id) => session.canvas.current?.select(id)} />,
    });
  return (
    <section className={classes.panel} aria-label={t('checks.title')}>
      <div className={classes.head}>
        <Icon of={IconListCheck} />
        <h2>{t('checks.title')}</h2>
        <IconButton size="small" label={t('checks.close')} icon={IconX} onClick={onClose} />
      </div>
      <div className={classes.scroll}>
        <Tabs label={t('checks.title')} tabs={tabs} />
      </div>
    </section>
  );
};
