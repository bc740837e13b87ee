/* Where a link of a booklet may lead. The same expression guards every save, in shared/documents/page.schema.json. */
const web = String.raw`https?:\/\/[^\s\u0000-\u0020\\@/?#]+(?:[/?#][^\s\u0000-\u0020\\]*)?`;
const mail = String.raw`mailto:[^\s\u0000-\u0020\\<>]+@[^\s\u0000-\u0020\\<>]+`;
const telephone = String.raw`tel:\+?[\d.\-() ]{2,30}`;
const block = String.raw`#[\w-]{1,64}`;
const page = String.raw`page:[0-9a-f-]{36}`;

export const SAFE_URL = new RegExp(`^(?:${web}|${mail}|${telephone}|${block}|${page})$`);

/** The address if a booklet may lead there, or nothing. */
export const safeUrl = (address: string) => (SAFE_URL.test(address) ? address : undefined);
