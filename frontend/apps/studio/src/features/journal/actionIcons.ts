import {
  IconBuilding,
  IconFileCheck,
  IconFileDownload,
  IconFileX,
  IconHistory,
  IconLanguage,
  IconLogin2,
  IconLogout,
  IconUserEdit,
  IconUserPlus,
  IconUserShield,
  IconWorldWww,
} from '@tabler/icons-react';

const icons: Readonly<Record<string, typeof IconHistory>> = {
  'accounts.language_chosen': IconLanguage,
  'accounts.signed_in': IconLogin2,
  'accounts.signed_out': IconLogout,
  'accounts.terms_accepted': IconFileCheck,
  'accounts.terms_refused': IconFileX,
  'accounts.profile_updated': IconUserEdit,
  'companies.company_created': IconBuilding,
  'companies.entered': IconBuilding,
  'companies.host_brand_set': IconWorldWww,
  'companies.member_added': IconUserPlus,
  'journal.exported': IconFileDownload,
};

const isSwitch = (action: string) => /^accounts\.identity_/.test(action);

/** A drawing for each kind of act; one for all those that have none yet. */
export const actionIcon = (action: string) => icons[action] ?? (isSwitch(action) ? IconUserShield : IconHistory);
