import { notify } from '@livretier/ui';

type Words = { copied: string; failed: string };

/** Puts a text where it can be pasted from, and says whether it is there. */
export const copyText = async (text: string, { copied, failed }: Words) => {
  /* Without a secure connection the browser has no clipboard. */
  const isThere = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  notify(isThere ? { severity: 'success', summary: copied } : { severity: 'warn', summary: failed });
};
