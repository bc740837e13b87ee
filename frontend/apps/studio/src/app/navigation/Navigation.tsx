import { NavGroup } from '@livretier/ui';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '@/features/accounts';
import { currentPath, groups, shownGroups } from './entries';
import { NavEntry } from './NavEntry';

/** The screens that this person may open. */
export const Navigation = ({ abilities }: Pick<SessionUser, 'abilities'>) => {
  const { t } = useTranslation();
  const shown = shownGroups(groups, abilities);
  const current = currentPath(shown, useLocation({ select: ({ pathname }) => pathname }));
  return shown.map(({ heading, entries }) => (
    <NavGroup key={heading ?? 'first'} heading={heading && t(heading)}>
      {entries.map((entry) => (
        <NavEntry key={entry.path} entry={entry} current={current} />
      ))}
    </NavGroup>
  ));
};
