import { ApiError } from '@livretier/api';
import { useState } from 'react';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';

const differ = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);

/** What is being written, beside what is saved; a save that somebody else's made stale keeps what was written here. */
export const useDraft = <Draft extends object>(saved: Draft) => {
  const [draft, setDraft] = useState(saved);
  const dirty = differ(draft, saved);
  useUnsavedGuard(dirty);
  return {
    draft,
    dirty,
    change: (change: Partial<Draft>) => setDraft((now) => ({ ...now, ...change })),
    restart: setDraft,
  };
};

/** The server's refusals by the field that they are about: "titles" of "titles.fr-FR". */
export const faultsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(
        Object.entries(error.fields).map(([name, [message = '']]) => [name.split('.')[0] ?? name, message]),
      )
    : {};
