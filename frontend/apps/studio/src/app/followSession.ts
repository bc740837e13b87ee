import { workAs } from '@livretier/api';
import { notify } from '@livretier/ui';
import type { QueryClient } from '@tanstack/react-query';
import { knownUser, sessionQuery } from '@/features/accounts';
import { i18n } from '@/shared/locale/i18n';

const personOf = (client: QueryClient) => {
  const user = knownUser(client);
  return user && `${user.id} ${user.company?.id}`;
};

/**
 * Keeps calls saying for whom this page works, and runs something when an answer shows that somebody else, or nobody, is
 * signed in, or in another company; not when this page did it itself.
 */
export const followSession = (client: QueryClient, onChange: () => void) => {
  let known = personOf(client);
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey[0] !== sessionQuery.queryKey[0]) return;
    const before = known;
    known = personOf(client);
    workAs(knownUser(client) ?? null);
    if (event.action.manual || before === undefined || before === known) return;
    if (known === null) notify({ severity: 'info', summary: i18n.t('sessionEnded') });
    onChange();
  });
};
