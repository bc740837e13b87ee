/**
 * A language of the interface: its code is its prefix in addresses, its label what those who read it call it. Its stamp
 * changes with the texts that administrators wrote in it, and is empty where they wrote none.
 */
export type Offered = { code: string; label: string; direction: 'ltr' | 'rtl'; stamp: string };

const french: Offered = { code: 'fr-FR', label: 'Français', direction: 'ltr', stamp: '' };
const shipped: readonly Offered[] = [french, { code: 'en-GB', label: 'English', direction: 'ltr', stamp: '' }];

const tag = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

const read = (told: unknown): readonly Offered[] => {
  if (!Array.isArray(told)) return [];
  return told.flatMap((line): Offered[] => {
    const [code, label, direction, stamp]: unknown[] = Array.isArray(line) ? line : [];
    const good = typeof code === 'string' && tag.test(code) && typeof label === 'string' && label !== '';
    if (!good) return [];
    return [
      { code, label, direction: direction === 'rtl' ? 'rtl' : 'ltr', stamp: typeof stamp === 'string' ? stamp : '' },
    ];
  });
};

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};

/** The languages that the server wrote into this page; those shipped where it wrote none. French is always there. */
export const offeredIn = (page: Document): readonly Offered[] => {
  const told = read(parsed(page.querySelector<HTMLMetaElement>('meta[name="livretier-languages"]')?.content));
  if (told.length === 0) return shipped;
  return told.some(({ code }) => code === french.code) ? told : [french, ...told];
};
