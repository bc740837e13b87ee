/* What a word processor leaves beside its HTML: there pictures are only named on its own disk, here they are written out. */

type Kind = 'png' | 'jpeg';

/** A group between braces: what stands in it, and the picture that it is. */
type Group = { skipped: boolean; picture: { kind: Kind | undefined; hex: string[] } | undefined };

const kinds: Record<string, Kind> = { pngblip: 'png', jpegblip: 'jpeg' };

/* Second copies of the same picture, signs of lists, and what stands around the text: none of them is in the HTML. */
const ELSEWHERE = /^(nonshppict|shprslt|listpicture|background|(header|footer)[lrf]?)$/;

const TOKENS = /[{}]|\\([a-z]+)(-?\d+)? ?|\\'[\da-f]{2}|\\[^a-z]|[^\\{}]+/giy;

const nibble = (code: number) => (code <= 57 ? code - 48 : (code | 32) - 87);

const bytesOf = (hex: string[]) => {
  const digits = hex.join('').replaceAll(/\s+/g, '');
  if (digits.length === 0 || digits.length % 2 === 1 || /[^\da-f]/i.test(digits)) return undefined;
  const bytes = new Uint8Array(digits.length / 2);
  for (let place = 0; place < digits.length; place += 2)
    bytes[place / 2] = 16 * nibble(digits.charCodeAt(place)) + nibble(digits.charCodeAt(place + 1));
  return bytes;
};

const blobOf = (picture: Group['picture']) => {
  const bytes = picture?.kind && bytesOf(picture.hex);
  return bytes && new Blob([bytes], { type: `image/${picture.kind}` });
};

/* What a word of command, or what stands between them, says of its group. */
const note = (group: Group, text: string, word: string | undefined) => {
  if (word === 'pict' && !group.skipped) group.picture = { kind: undefined, hex: [] };
  else if (word && ELSEWHERE.test(word)) group.skipped = true;
  else if (group.picture && word) group.picture.kind ??= kinds[word];
  else if (!text.startsWith('\\')) group.picture?.hex.push(text);
};

/** The pictures of a text in RTF, in its order; those that no browser draws have their place too. */
export const picturesInRtf = (rtf: string): (Blob | undefined)[] => {
  const found: (Blob | undefined)[] = [];
  const groups: Group[] = [{ skipped: false, picture: undefined }];
  const tokens = new RegExp(TOKENS);
  for (let token = tokens.exec(rtf); token; token = tokens.exec(rtf)) {
    const [text, word, number] = token;
    const group = groups.at(-1);
    if (!group) return found;
    if (text === '{') groups.push({ skipped: group.skipped, picture: undefined });
    else if (text !== '}') note(group, text, word);
    else if (groups.pop()?.picture) found.push(blobOf(group.picture));
    if (word === 'bin') tokens.lastIndex += Math.max(Number(number), 0) || 0;
  }
  return found;
};
