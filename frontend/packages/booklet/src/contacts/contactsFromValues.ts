import type { BlockOf } from '@livretier/blocks';

export type Find = (key: string) => string | undefined;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+?[\d\s.()/-]+$/;

/** Whether a value is a way to somebody; a short number is one only where its name says so. */
const wayOf = (key: string, text: string) => {
  if (EMAIL.test(text)) return 'email';
  if (!PHONE.test(text)) return undefined;
  return key.endsWith('_phone') || text.replaceAll(/\D/g, '').length >= 9 ? 'phone' : undefined;
};

/** `manager_phone` leads to whom `manager` names, `hr_phone` to whom `hr_contact` names. */
const stemOf = (key: string) => key.replace(/_(?:phone|email)$/, '');

const asTitle = (label: string) => label.charAt(0).toLocaleUpperCase() + label.slice(1);

/** Somebody to turn to for each of these living values that is a number or an address, the ways to one together. */
export const contactsFromValues = (keys: readonly string[], findValue: Find, findLabel: Find) => {
  const contacts = new Map<string, BlockOf<'contact'>>();
  for (const key of keys) {
    const text = findValue(key)?.trim() ?? '';
    const way = wayOf(key, text);
    if (!way) continue;
    const stem = stemOf(key);
    const person = [stem, `${stem}_contact`].find((name) => name !== key && findValue(name));
    const named = person ?? key;
    const begun = contacts.get(stem)?.props ?? {
      ...{ media: null, phone: '', email: '', place: '' },
      name: (person && findValue(person)) || '',
      role: asTitle(findLabel(named) ?? named.replaceAll('_', ' ')),
    };
    contacts.set(stem, { id: stem, type: 'contact', props: { ...begun, [way]: text } });
  }
  return [...contacts.values()];
};
