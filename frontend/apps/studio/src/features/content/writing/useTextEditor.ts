import { useState } from 'react';
import { useErrorText } from '@/shared/text/useErrorText';
import { faultsOf, useDraft } from './useDraft';

type Sending = { error: Error | null; isPending: boolean; isSuccess: boolean; submittedAt: number; reset: () => void };

type Props<Draft> = {
  saved: Draft;
  /** What the fields are called by the name under which the server refuses them, in the order of the form. */
  labels: Readonly<Record<string, string>>;
  /** What is wrong before anything is sent. */
  check: (draft: Draft) => Record<string, string>;
  sending: Sending;
  /** Sends it, and tells what the form holds from then on; nothing where another screen follows. */
  send: (draft: Draft) => Promise<Draft | undefined>;
};

/** What the form of a news item and that of a tutorial have in common: a draft, its faults and its save. */
export const useTextEditor = <Draft extends object>({ saved, labels, check, sending, send }: Props<Draft>) => {
  const errorText = useErrorText();
  const { draft, dirty, change, restart } = useDraft(saved);
  const [tried, setTried] = useState(false);
  const faults: Readonly<Record<string, string | undefined>> = {
    ...faultsOf(sending.error),
    ...(tried ? check(draft) : {}),
  };
  const save = async () => {
    setTried(true);
    if (Object.keys(check(draft)).length > 0) return false;
    if (!dirty) return true;
    try {
      const kept = await send(draft);
      if (kept) restart(kept);
      return true;
    } catch {
      /* The form says it. */
      return false;
    }
  };
  const errors = Object.entries(labels).flatMap(([name, label]) => {
    const message = faults[name];
    return message ? [{ name, label, message }] : [];
  });
  return {
    ...{ draft, change, faults, save },
    foot: {
      errors,
      dirty,
      busy: sending.isPending,
      savedAt: sending.isSuccess ? new Date(sending.submittedAt) : undefined,
      failure: sending.error && errors.length === 0 ? errorText(sending.error) : undefined,
    },
    cancel: () => {
      sending.reset();
      setTried(false);
      restart(saved);
    },
  };
};
