import type { CardField } from './values';

export const tabNames = ['contact', 'theme', 'sites', 'users', 'data', 'quotas'] as const;
export type TabName = (typeof tabNames)[number];

const elsewhere: Partial<Record<CardField, TabName>> = {
  primary_color: 'theme',
  accent_color: 'theme',
  font: 'theme',
  dpo_contact: 'data',
  privacy_notice: 'data',
  receipts_months: 'data',
  people_months: 'data',
  journal_months: 'data',
  storage_bytes: 'quotas',
  published_booklets: 'quotas',
  people: 'quotas',
  mails_per_month: 'quotas',
};

/** The tab that shows a field. */
export const tabOf = (field: CardField): TabName => elsewhere[field] ?? 'contact';
