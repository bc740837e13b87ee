import { beforeEach, describe, expect, it } from 'vitest';
import { keepProgress, keptProgress } from '../progress/keptProgress';
import { keptReader, type Told } from './kept';
import { changePerson, learn } from './learn';
import { welcomeParticipant } from './welcome';

const told = (who: string, said: Partial<Told> = {}): Told => ({
  ...{ name: who, state: 'opened', publication: 'p1', pages: ['a', 'b'], pages_read: [], reread_pages: [] },
  ...{ reread_reason: null, rereading: [], acknowledged_publication: null, acknowledged_at: null },
  receipt: { mode: 'end', bundle: '', version: '', locale: '', sentence: '', chapters: {} },
  ...{ acknowledged_chapters: [], ticket: `${who}.1.9.s`, ...said },
});

const read = (...pages: string[]) =>
  keepProgress({ ...keptProgress(), pages: Object.fromEntries(pages.map((page) => [page, '2027-03-16'])) });

/** The landing of a personal link. */
const come = () => {
  location.hash = '#participant';
  welcomeParticipant();
};

const readHere = () => Object.keys(keptProgress().pages).toSorted();

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset.root = '/';
});

describe('a device', () => {
  it('keeps what each person read apart, and what nobody known read too', () => {
    read('x');
    come();
    learn(told('lea'));
    expect(readHere()).toEqual([]);
    read('a');
    come();
    learn(told('marc'));
    expect(readHere()).toEqual([]);
    come();
    learn(told('lea'));

    expect(readHere()).toEqual(['a']);
    changePerson('lea', '');
    expect(readHere()).toEqual(['x']);
  });

  it('does not go on as the former person while it is not known who came', () => {
    come();
    learn(told('lea'));
    read('a');
    come();

    expect(keptReader()).toEqual({ came: true });
    expect(readHere()).toEqual([]);
    expect(location.hash).toBe('');
  });

  it('learns what was read elsewhere, and takes out once what is to be read again', () => {
    come();
    learn(told('lea', { pages_read: ['a', 'b'] }));
    expect(readHere()).toEqual(['a', 'b']);
    const again = told('lea', { pages_read: ['b'], reread_pages: ['a'], publication: 'p2' });
    learn(again);
    expect(readHere()).toEqual(['b']);
    read('a', 'b');
    learn(again);

    expect(readHere()).toEqual(['a', 'b']);
  });

  it('forgets whom the server does not know any more', () => {
    come();
    learn(told('lea'));
    learn(null);

    expect(keptReader()).toEqual({});
  });
});
