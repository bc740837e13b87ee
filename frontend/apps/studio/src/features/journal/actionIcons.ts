import {
  IconArrowBackUp,
  IconBookmarks,
  IconBuilding,
  IconEraser,
  IconFileCheck,
  IconFileDownload,
  IconFileX,
  IconFolder,
  IconHistory,
  IconKey,
  IconLanguage,
  IconLock,
  IconLogin2,
  IconLogout,
  IconMail,
  IconPhotoDown,
  IconPhotoEdit,
  IconPhotoPlus,
  IconPhotoX,
  IconShieldCheck,
  IconUserEdit,
  IconUserPlus,
  IconUserShield,
  IconWorldWww,
} from '@tabler/icons-react';

const icons: Readonly<Record<string, typeof IconHistory>> = {
  'accounts.language_chosen': IconLanguage,
  'accounts.sign_in_refused': IconLock,
  'accounts.signed_in': IconLogin2,
  'accounts.signed_out': IconLogout,
  'accounts.terms_accepted': IconFileCheck,
  'accounts.terms_refused': IconFileX,
  'accounts.profile_updated': IconUserEdit,
  'accounts.password_changed': IconKey,
  'accounts.password_reset': IconKey,
  'accounts.email_change_asked': IconMail,
  'accounts.email_changed': IconMail,
  'accounts.session_closed': IconLogout,
  'accounts.other_sessions_closed': IconLogout,
  'accounts.data_exported': IconFileDownload,
  'companies.company_created': IconBuilding,
  'companies.entered': IconBuilding,
  'companies.host_brand_set': IconWorldWww,
  'companies.member_added': IconUserPlus,
  'media.file_added': IconPhotoPlus,
  'media.file_deleted': IconEraser,
  'media.file_moved': IconFolder,
  'media.file_replaced': IconPhotoDown,
  'media.file_restored': IconArrowBackUp,
  'media.file_trashed': IconPhotoX,
  'media.file_updated': IconPhotoEdit,
  'media.trash_emptied': IconEraser,
  'journal.exported': IconFileDownload,
  'journal.purged': IconEraser,
};

const isFolder = (action: string) => action.startsWith('media.folder_');
const isLibrary = (action: string) => action.startsWith('library.');
const isSecondFactor = (action: string) => /^accounts\.(second_factor|recovery)_/.test(action);
const isSwitch = (action: string) => /^accounts\.identity_/.test(action);

/** A drawing for each kind of act; one for all those that have none yet. */
export const actionIcon = (action: string) => {
  if (isSwitch(action)) return IconUserShield;
  if (isFolder(action)) return IconFolder;
  if (isLibrary(action)) return IconBookmarks;
  return icons[action] ?? (isSecondFactor(action) ? IconShieldCheck : IconHistory);
};
