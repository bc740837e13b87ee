import { Avatar, Button, Icon, VisuallyHidden } from '@livretier/ui';
import { IconAccessible, IconAlertTriangle, IconChecks, IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { checksQuery } from '@/features/booklets/api';
import { useReport } from '@/features/editor/accessibility/useReport';
import type { Session } from '@/features/editor/session/context';
import type { Person } from '@/features/editor/source/types';
import { answeredSinceOpened } from '@/shared/answeredSinceOpened';
import classes from './TopBar.module.css';

type ChecksBadgeProps = { bookletId: string; opened: boolean; onToggle: () => void };

/** How many points are left before the booklet can be published; opens them. */
export const ChecksBadge = ({ bookletId, opened, onToggle }: ChecksBadgeProps) => {
  const { t } = useTranslation('editor');
  const { data: checks, isError } = answeredSinceOpened(useQuery(checksQuery(bookletId)));
  const count = checks ? checks.blocking + checks.advisory : 0;
  const words = () => {
    if (checks) return t('checks.badge', { count });
    return isError ? t('checks.title') : t('checks.checking');
  };
  const icon = () => {
    if (!checks) return IconListCheck;
    return checks.blocking > 0 ? IconAlertTriangle : IconChecks;
  };
  return (
    <Button
      size="small"
      look={checks && checks.blocking > 0 ? 'warning' : 'quiet'}
      aria-expanded={opened}
      onClick={onToggle}
    >
      <Icon of={icon()} size={16} />
      <span className={classes.word}>{words()}</span>
      {checks && (
        <span className={classes.short} aria-hidden="true">
          {count}
        </span>
      )}
    </Button>
  );
};

type AccessibilityBadgeProps = { session: Session; opened: boolean; onToggle: () => void };

/** How many points keep the page from being accessible; opens them. */
export const AccessibilityBadge = ({ session, opened, onToggle }: AccessibilityBadgeProps) => {
  const { t } = useTranslation('editor');
  const { issues } = useReport(session);
  return (
    <Button size="small" look={issues.length > 0 ? 'warning' : 'quiet'} aria-expanded={opened} onClick={onToggle}>
      <Icon of={IconAccessible} size={16} />
      {t('accessibility.badge', { count: issues.length })}
    </Button>
  );
};

/** The others on this page. */
export const People = ({ people }: { people: readonly Person[] }) => {
  const { t } = useTranslation('editor');
  if (people.length === 0) return null;
  return (
    <ul className={classes.people} aria-label={t('presence.label')}>
      {people.map(({ name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may bear the same name
        <li key={`${name} ${index}`} className={classes.person} title={name}>
          <Avatar name={name} />
          <VisuallyHidden>{name}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
};
