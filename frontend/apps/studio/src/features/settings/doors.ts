import {
  IconAddressBook,
  IconBookmarks,
  IconBriefcase,
  IconBuilding,
  IconBuildings,
  IconFriends,
  IconGavel,
  IconHeartbeat,
  IconHistory,
  IconLanguage,
  IconMailOff,
  IconPhoto,
  IconSpeakerphone,
  IconUserShield,
  IconUsers,
  IconVideo,
  IconWorld,
  IconWorldWww,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { SessionUser } from '@/features/accounts';
import { type Path, paths } from '@/shared/paths';

/** Everything that may have a card; the overview has its numbers. */
export type DoorName =
  | 'companies'
  | 'ownCompany'
  | 'users'
  | 'people'
  | 'identity'
  | 'chapters'
  | 'sectors'
  | 'obligations'
  | 'media'
  | 'languages'
  | 'translations'
  | 'values'
  | 'addressesAside'
  | 'senderDomains'
  | 'tutorials'
  | 'news'
  | 'journal'
  | 'serviceStatus';

export const sections = ['organization', 'creation', 'content', 'mail', 'trail', 'service'] as const;

export type Door = {
  name: DoorName;
  section: (typeof sections)[number];
  path: Extract<Path, LinkProps['to']>;
  icon: typeof IconHistory;
  /** Shown to those who may, as the server says. */
  ability: keyof SessionUser['abilities'];
  /** Not shown to those who may do this as well: another card is theirs. */
  unless?: keyof SessionUser['abilities'];
};

/** The settings that exist, in the order of the design. */
export const doors: readonly Door[] = [
  {
    name: 'companies',
    section: 'organization',
    path: paths.companies,
    icon: IconBuildings,
    ability: 'manage_companies',
  },
  {
    name: 'ownCompany',
    section: 'organization',
    path: paths.companies,
    icon: IconBuilding,
    ability: 'manage_own_company',
    unless: 'manage_companies',
  },
  { name: 'users', section: 'organization', path: paths.users, icon: IconUsers, ability: 'manage_users' },
  { name: 'people', section: 'organization', path: paths.people, icon: IconFriends, ability: 'manage_people' },
  { name: 'identity', section: 'organization', path: paths.identity, icon: IconUserShield, ability: 'switch_identity' },
  { name: 'chapters', section: 'creation', path: paths.chapters, icon: IconBookmarks, ability: 'manage_library' },
  {
    name: 'chapters',
    section: 'creation',
    path: paths.chapters,
    icon: IconBookmarks,
    ability: 'write_chapters',
    unless: 'manage_library',
  },
  { name: 'sectors', section: 'creation', path: paths.sectors, icon: IconBriefcase, ability: 'manage_library' },
  { name: 'obligations', section: 'creation', path: paths.obligations, icon: IconGavel, ability: 'manage_library' },
  { name: 'media', section: 'creation', path: paths.media, icon: IconPhoto, ability: 'use_media' },
  { name: 'languages', section: 'creation', path: paths.languages, icon: IconWorld, ability: 'manage_content' },
  {
    name: 'translations',
    section: 'creation',
    path: paths.translations,
    icon: IconLanguage,
    ability: 'manage_content',
  },
  { name: 'values', section: 'creation', path: paths.values, icon: IconAddressBook, ability: 'keep_values' },
  { name: 'tutorials', section: 'content', path: paths.tutorials, icon: IconVideo, ability: 'manage_content' },
  { name: 'news', section: 'content', path: paths.news, icon: IconSpeakerphone, ability: 'manage_content' },
  {
    name: 'addressesAside',
    section: 'mail',
    path: paths.addressesAside,
    icon: IconMailOff,
    ability: 'set_addresses_aside',
  },
  {
    name: 'senderDomains',
    section: 'mail',
    path: paths.senderDomains,
    icon: IconWorldWww,
    ability: 'manage_sender_domains',
  },
  { name: 'journal', section: 'trail', path: paths.journal, icon: IconHistory, ability: 'read_journal' },
  {
    name: 'serviceStatus',
    section: 'service',
    path: paths.serviceStatus,
    icon: IconHeartbeat,
    ability: 'read_service_status',
  },
];
