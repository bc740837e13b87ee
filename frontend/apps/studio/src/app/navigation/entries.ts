import type { Icon } from '@livretier/ui';
import {
  IconAddressBook,
  IconBook2,
  IconBookmarks,
  IconBriefcase,
  IconBuilding,
  IconBuildings,
  IconChartHistogram,
  IconDatabase,
  IconFriends,
  IconHeartbeat,
  IconHistory,
  IconHome,
  IconLanguage,
  IconLifebuoy,
  IconMailOff,
  IconPhoto,
  IconSettings,
  IconSpeakerphone,
  IconUserShield,
  IconUsers,
  IconVideo,
  IconWorld,
  IconWorldWww,
} from '@tabler/icons-react';
import type { LinkProps, StaticDataRouteOption } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { SessionUser } from '@/features/accounts';
import { type Path, paths } from '@/shared/paths';

type Abilities = SessionUser['abilities'];

/** An address of the product at which there is a screen. */
export type Screen = Extract<Path, LinkProps['to']>;

export type Entry = {
  path: Screen;
  label: NonNullable<StaticDataRouteOption['crumb']>;
  icon: ComponentProps<typeof Icon>['of'];
  /** Shown to those who may, as the server says; a section to those who may open at least one of its screens. */
  ability?: keyof Abilities;
  /** Not shown to those who may do this as well: another entry is theirs. */
  unless?: keyof Abilities;
  /** Of a section that has a screen of its own: who may open that one, whichever others they may. */
  own?: keyof Abilities;
  /** Shown inside the section only. */
  inner?: readonly Entry[];
};

export type Group = { heading?: 'navigation.administration'; entries: readonly Entry[] };

const settings: readonly Entry[] = [
  { path: paths.companies, label: 'navigation.companies', icon: IconBuildings, ability: 'manage_companies' },
  {
    path: paths.companies,
    label: 'navigation.ownCompany',
    icon: IconBuilding,
    ability: 'manage_own_company',
    unless: 'manage_companies',
  },
  { path: paths.users, label: 'navigation.users', icon: IconUsers, ability: 'manage_users' },
  { path: paths.people, label: 'navigation.people', icon: IconFriends, ability: 'manage_people' },
  { path: paths.chapters, label: 'navigation.chapters', icon: IconBookmarks, ability: 'manage_library' },
  {
    path: paths.chapters,
    label: 'navigation.chapters',
    icon: IconBookmarks,
    ability: 'write_chapters',
    unless: 'manage_library',
  },
  { path: paths.sectors, label: 'navigation.sectors', icon: IconBriefcase, ability: 'manage_library' },
  { path: paths.media, label: 'navigation.media', icon: IconPhoto, ability: 'use_media' },
  { path: paths.tutorials, label: 'navigation.tutorials', icon: IconVideo, ability: 'manage_content' },
  { path: paths.news, label: 'navigation.news', icon: IconSpeakerphone, ability: 'manage_content' },
  { path: paths.languages, label: 'navigation.languages', icon: IconWorld, ability: 'manage_content' },
  { path: paths.translations, label: 'navigation.translations', icon: IconLanguage, ability: 'manage_content' },
  { path: paths.values, label: 'navigation.values', icon: IconAddressBook, ability: 'keep_values' },
  { path: paths.identity, label: 'navigation.identity', icon: IconUserShield, ability: 'switch_identity' },
  {
    path: paths.addressesAside,
    label: 'navigation.addressesAside',
    icon: IconMailOff,
    ability: 'set_addresses_aside',
  },
  {
    path: paths.senderDomains,
    label: 'navigation.senderDomains',
    icon: IconWorldWww,
    ability: 'manage_sender_domains',
  },
  { path: paths.journal, label: 'navigation.journal', icon: IconHistory, ability: 'read_journal' },
  {
    path: paths.serviceStatus,
    label: 'navigation.serviceStatus',
    icon: IconHeartbeat,
    ability: 'read_service_status',
  },
];

const dashboard: readonly Entry[] = [
  { path: paths.statistics, label: 'navigation.statistics', icon: IconChartHistogram, ability: 'read_statistics' },
  { path: paths.storage, label: 'navigation.storage', icon: IconDatabase, ability: 'see_storage' },
];

/** The screens that exist, in the order of the design. */
export const groups: readonly Group[] = [
  {
    entries: [
      { path: paths.home, label: 'navigation.home', icon: IconHome },
      { path: paths.booklets, label: 'navigation.booklets', icon: IconBook2, ability: 'see_booklets' },
      {
        path: paths.dashboard,
        label: 'navigation.dashboard',
        icon: IconChartHistogram,
        own: 'see_booklets',
        inner: dashboard,
      },
      { path: paths.help, label: 'navigation.help', icon: IconLifebuoy },
    ],
  },
  {
    heading: 'navigation.administration',
    entries: [{ path: paths.settings, label: 'navigation.settings', icon: IconSettings, inner: settings }],
  },
];

export const mayOpen = (entry: Entry | undefined, abilities: Abilities): boolean => {
  if (entry?.ability) return abilities[entry.ability] && !(entry.unless && abilities[entry.unless]);
  if (entry?.own && abilities[entry.own]) return true;
  return !entry?.inner || entry.inner.some((screen) => mayOpen(screen, abilities));
};

const withInner = (entries: readonly Entry[]): readonly Entry[] =>
  entries.flatMap((entry) => [entry, ...withInner(entry.inner ?? [])]);

const allOf = (shown: readonly Group[]) => withInner(shown.flatMap(({ entries }) => entries));

export const entryOf = (path: string) => allOf(groups).find((entry) => entry.path === path);

const allowed = (entries: readonly Entry[], abilities: Abilities): readonly Entry[] =>
  entries
    .filter((entry) => mayOpen(entry, abilities))
    .map((entry) => (entry.inner ? { ...entry, inner: allowed(entry.inner, abilities) } : entry));

/** What this person finds in the sidebar. */
export const shownGroups = (all: readonly Group[], abilities: Abilities) =>
  all
    .map((group) => ({ ...group, entries: allowed(group.entries, abilities) }))
    .filter(({ entries }) => entries.length > 0);

/** The entry that leads nearest to where one is: itself, or the one under whose address this one stands. */
export const currentPath = (shown: readonly Group[], pathname: string) =>
  allOf(shown)
    .map(({ path }) => path)
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.length - a.length)[0];
