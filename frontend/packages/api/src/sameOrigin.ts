const longest = 2048;
/* Browsers drop some of these and read others as a slash: an address of ours never has them. */
const misread = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\\]/u;
const space = /\p{Z}/u;

const parse = (address: string, origin: string) => {
  try {
    return new URL(address, origin);
  } catch {
    return null;
  }
};

/** A path in every way that a server or a proxy may end up reading it; none when it cannot be read. */
const readings = (path: string): readonly string[] => {
  const read = [path];
  try {
    for (let next = decodeURIComponent(path); next !== read.at(-1); next = decodeURIComponent(next)) read.push(next);
  } catch {
    return [];
  }
  return read;
};

const isOurs = (url: URL, origin: string) =>
  url.origin === origin && /^https?:$/.test(url.protocol) && !url.username && !url.password;

const isPlainPath = (path: string) => {
  const read = readings(path);
  return read.length > 0 && read.every((reading) => !(misread.test(reading) || reading.includes('//')));
};

/** The path of an address inside this application, or null: nothing else may be followed. */
export const sameOrigin = (address: unknown, origin = window.location.origin) => {
  if (typeof address !== 'string' || address.length > longest) return null;
  if (misread.test(address) || space.test(address)) return null;
  const local = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  const [written = ''] = local.split(/[?#]/);
  const url = local.startsWith('/') && isPlainPath(written) ? parse(local, origin) : null;
  if (!(url && isOurs(url, origin)) || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
};
