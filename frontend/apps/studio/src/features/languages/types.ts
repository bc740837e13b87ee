import type { components } from '@livretier/api';

type Schemas = components['schemas'];

export type Language = Schemas['LocaleOut'];
export type NewLanguage = Schemas['LocaleIn'];
export type LanguageChange = Schemas['LocaleChange'];
export type Proposal = Schemas['LocaleProposal'];
export type Message = Schemas['MessageOut'];
export type MessagePage = Schemas['MessagePage'];
export type MessageState = Message['state'];
/** The words of a text: under its only form, or under each plural category. */
export type Forms = Record<string, string>;
