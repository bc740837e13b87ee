import { IconHome } from '@tabler/icons-react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shared/paths';
import { currentPath, type Entry, type Group, type Screen, shownGroups } from './entries';

/* A section and its screens, at addresses that are only known to this test. */
const entry = (path: string, rest: Partial<Entry> = {}): Entry => ({
  path: path as Screen,
  label: 'navigation.home',
  icon: IconHome,
  ...rest,
});
const nothing = {
  manage_companies: false,
  manage_own_company: false,
  manage_users: false,
  read_journal: false,
  read_service_status: false,
  switch_identity: false,
  use_media: false,
  see_storage: false,
  manage_library: false,
  write_chapters: false,
  manage_content: false,
  see_booklets: false,
  create_booklets: false,
  keep_values: false,
  decide_updates: false,
  read_statistics: false,
  manage_people: false,
  set_addresses_aside: false,
  manage_sender_domains: false,
};
const all: readonly Group[] = [
  { entries: [entry(paths.home)] },
  {
    heading: 'navigation.administration',
    entries: [entry('/section', { ability: 'read_journal', inner: [entry('/section/one')] })],
  },
];
const abilities = (read_journal: boolean) => ({ ...nothing, read_journal });
const shownTo = (read_journal: boolean) =>
  shownGroups(all, abilities(read_journal)).map(({ entries }) => entries.map(({ path }) => path));

describe('the navigation', () => {
  it('shows what the server allows, and no heading over nothing', () => {
    expect(shownTo(true)).toEqual([['/home'], ['/section']]);
    expect(shownTo(false)).toEqual([['/home']]);
  });

  it('shows one of two entries that lead to the same screen', () => {
    const two: readonly Group[] = [
      {
        entries: [
          entry('/section', { ability: 'manage_companies' }),
          entry('/section', { label: 'navigation.account', ability: 'manage_own_company', unless: 'manage_companies' }),
        ],
      },
    ];
    const labels = (manage_companies: boolean) =>
      shownGroups(two, { ...nothing, manage_companies, manage_own_company: true })[0]?.entries.map(
        ({ label }) => label,
      );

    expect(labels(true)).toEqual(['navigation.home']);
    expect(labels(false)).toEqual(['navigation.account']);
  });

  it('shows the screens of a section to those who may open them', () => {
    const inner = [entry('/section/one', { ability: 'read_journal' }), entry('/section/two')];
    const [group] = shownGroups([{ entries: [entry('/section', { inner })] }], abilities(false));

    expect(group?.entries[0]?.inner?.map(({ path }) => path)).toEqual(['/section/two']);
  });

  it('shows a section that has a screen of its own to those who may open that one alone', () => {
    const section: readonly Group[] = [
      { entries: [entry('/section', { own: 'see_booklets', inner: [entry('/one', { ability: 'see_storage' })] })] },
    ];

    expect(shownGroups(section, { ...nothing, see_booklets: true })[0]?.entries[0]?.inner).toEqual([]);
    expect(shownGroups(section, nothing)).toEqual([]);
  });

  it.each([
    ['/home', '/home'],
    ['/section', '/section'],
    ['/section/one', '/section/one'],
    ['/section/one/42', '/section/one'],
    ['/section/elsewhere', '/section'],
    ['/sectional', undefined],
  ])('at %s marks %s', (pathname, expected) => {
    expect(currentPath(all, pathname)).toBe(expected);
  });
});
