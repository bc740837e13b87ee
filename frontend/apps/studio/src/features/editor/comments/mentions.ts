/** Somebody who may be mentioned. */
export type Colleague = { id: string; name: string };

const token = /<@([0-9a-f-]{36})>/g;

/** What was said, cut where somebody is mentioned; who is no longer known stays unnamed. */
export const partsOf = (stored: string, mentions: readonly Colleague[]) => {
  const names = new Map(mentions.map(({ id, name }) => [id, name]));
  const parts: { text: string; isMention: boolean; at: number }[] = [];
  let last = 0;
  for (const found of stored.matchAll(token)) {
    parts.push({ text: stored.slice(last, found.index), isMention: false, at: last });
    parts.push({ text: `@${names.get(found[1] ?? '') ?? '…'}`, isMention: true, at: found.index });
    last = found.index + found[0].length;
  }
  parts.push({ text: stored.slice(last), isMention: false, at: last });
  return parts.filter(({ text }) => text !== '');
};

/** As it is written in a field: « @Awa Diallo ». */
export const writtenOf = (stored: string, mentions: readonly Colleague[]) =>
  partsOf(stored, mentions)
    .map(({ text }) => text)
    .join('');

/** As it is kept: people by their id. Longer names first, so that « Ana Maria » is not taken for « Ana ». */
export const storedOf = (written: string, people: readonly Colleague[]) =>
  [...people]
    .sort((one, other) => other.name.length - one.name.length)
    .reduce((text, { id, name }) => text.replaceAll(`@${name}`, `<@${id}>`), written);

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const most = 6;

/** Whom the words before the caret begin to name, and where that « @ » stands. */
export const beginningsIn = (written: string, caret: number, people: readonly Colleague[]) => {
  const found = /(?:^|\s)@([\p{L}\p{M}’' -]{0,40})$/u.exec(written.slice(0, caret));
  if (!found) return undefined;
  const begun = folded(found[1] ?? '');
  const fits = people.filter(({ name }) =>
    [name, ...name.split(' ').slice(1)].some((part) => folded(part).startsWith(begun)),
  );
  const isWhole = people.some(({ name }) => folded(`${name} `) === begun || begun.startsWith(folded(`${name} `)));
  if (isWhole || fits.length === 0) return undefined;
  return { from: caret - (found[1]?.length ?? 0) - 1, people: fits.slice(0, most) };
};
