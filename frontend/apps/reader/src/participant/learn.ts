import { bundleName, nameFor, root } from '../device/place';
import { recall, remember } from '../device/store';
import { keepProgress, keptProgress, today } from '../progress/keptProgress';
import type { Progress } from '../progress/progress';
import { forgetReader, type KeptReader, keepReader, keptReader, type Told, whoOf } from './kept';

const NOTHING: Progress = { pages: {}, chapters: {}, last: '', answered: [], given: {} };

const aside = (who: string): Progress => ({ ...NOTHING, ...recall<Progress>(nameFor(`progress:${who}`)) });

/** Somebody who has just come: what they read here before comes back, besides what they have read since. */
const bringBack = (who: string) => {
  const [before, since] = [aside(who), keptProgress()];
  keepProgress({
    pages: { ...before.pages, ...since.pages },
    chapters: { ...before.chapters, ...since.chapters },
    last: since.last || before.last,
    answered: [...new Set([...before.answered, ...since.answered])],
    given: { ...before.given, ...since.given },
  });
};

/** What one person read is laid aside, and what the other one read here comes back: nobody goes on with another's. */
export const changePerson = (from: string, to: string) => {
  if (from === to) return;
  remember(nameFor(`progress:${from}`), keptProgress());
  keepProgress(aside(to));
};

const rereadKey = ({ publication, reread_pages }: Told) =>
  reread_pages.length > 0 ? `${publication} ${reread_pages.join(' ')}` : '';

/** What was read elsewhere is read here too; what has to be read again is not read any more. */
const mergeProgress = (told: Told, kept: KeptReader) => {
  const progress = keptProgress();
  const again = kept.reread === rereadKey(told) ? [] : told.reread_pages;
  const pages = Object.fromEntries(Object.entries(progress.pages).filter(([page]) => !again.includes(page)));
  const elsewhere = told.pages_read.filter((page) => !Object.hasOwn(pages, page));
  const merged = { ...Object.fromEntries(elsewhere.map((page) => [page, today()])), ...pages };
  if (elsewhere.length > 0 || again.length > 0) keepProgress({ ...progress, pages: merged });
  const reported = (kept.reported ?? []).filter((page) => !again.includes(page));
  return [...new Set([...told.pages_read, ...reported])];
};

/** Keeps what was told of whoever is here. */
export const learn = (told: Told | null) => {
  const kept = keptReader();
  const former = kept.who ?? '';
  const who = told ? whoOf(told) : '';
  if (kept.came) bringBack(who);
  else changePerson(former, who);
  if (!told) {
    return forgetReader();
  }
  const own = former === who ? kept : {};
  const reported = mergeProgress(told, own);
  keepReader({
    ...(own.opened && { opened: true }),
    ...(kept.message && { message: kept.message }),
    ...{ who, told, pages: told.pages, reported, reread: rereadKey(told) },
  });
};

/** Who came by a link on this device, as the server knows it. */
export const askWho = async () => {
  const address = new URL('participant', root());
  address.searchParams.set('bundle', bundleName());
  const answer = await fetch(address, { cache: 'no-store' });
  if (!answer.ok) throw new Error('Nobody says who it is.');
  return ((await answer.json()) as { participant: Told | null }).participant;
};
