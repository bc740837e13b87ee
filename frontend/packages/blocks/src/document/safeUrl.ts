/*
 * Where a link of a booklet may lead. The same expression guards every save, in shared/documents/page.schema.json, and
 * `safe_url()` in Python: every character is named, because \s, \d and \w do not mean the same in three languages.
 */
const unseen = String.raw`\u0000-\u0020\u007f-\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff`;
const web = String.raw`https?://[^${unseen}\\@/?#<>"]+(?:[/?#][^${unseen}\\<>"]*)?`;
const mail = String.raw`mailto:[^${unseen}\\<>"@]+@[^${unseen}\\<>"@]+`;
const telephone = String.raw`tel:\+?[0-9.\-() ]{2,30}`;
const block = '#[A-Za-z0-9_-]{1,64}';
const page = 'page:[0-9a-f-]{36}';

export const SAFE_URL = new RegExp(`^(?:${web}|${mail}|${telephone}|${block}|${page})$`);

/** The address if a booklet may lead there, or nothing. */
export const safeUrl = (address: string) => (SAFE_URL.test(address) ? address : undefined);
