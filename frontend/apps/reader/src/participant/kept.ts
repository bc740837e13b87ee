import { nameFor } from '../device/place';
import { recall, remember } from '../device/store';

export type Words = { change: 'same' | 'added' | 'removed'; text: string };
export type ChangedBlock = {
  id: string;
  type: string;
  change: 'added' | 'removed' | 'changed' | 'moved';
  words: Words[];
};

type Signer = 'person' | 'representative';

/** What the server says of whoever came by a link. */
export type Told = {
  name: string;
  /** Who reads: themselves, or somebody for them. */
  signer?: Signer;
  /** Who has to acknowledge besides, once this one has. */
  awaits?: Signer | null;
  state: string;
  publication: string | null;
  pages: string[];
  pages_read: string[];
  reread_pages: string[];
  reread_reason: string | null;
  rereading: { id: string; why: string; blocks: ChangedBlock[] }[];
  receipt: {
    mode: 'none' | 'end' | 'chapter';
    bundle: string;
    version: string;
    locale: string;
    sentence: string;
    chapters: Record<string, string>;
    /** That each sentence was asked for, by its part. */
    marks?: Record<string, string>;
  };
  acknowledged_publication: string | null;
  acknowledged_at: string | null;
  acknowledged_chapters: string[];
  ticket: string;
  /** To the questions that they asked with their name. */
  answers?: Answer[];
};

export type Answer = { page: string; text: string; answer: string; answered_on: string };

/** What this device keeps of them. */
export type KeptReader = {
  /** They have just come: it is to be asked who it is. */
  came?: boolean;
  /** By the link of which message, until that is in the queue. */
  message?: string;
  /** They said that it was not them, and the server has not heard it yet. */
  leaving?: boolean;
  who?: string;
  told?: Told;
  /** The pages that concern them, which what counts progress looks up. */
  pages?: string[];
  /** Pages whose reading was put in the queue. */
  reported?: string[];
  /** That they opened the booklet was put in the queue. */
  opened?: boolean;
  /** Which pages of which version were taken out of their progress, to be read again. */
  reread?: string;
};

const nameOf = () => nameFor('participant');

export const keptReader = (): KeptReader => recall<KeptReader>(nameOf());
export const keepReader = (kept: KeptReader) => remember(nameOf(), kept);
export const forgetReader = () => localStorage.removeItem(nameOf());

/** Whose ticket it is: what names them here. */
export const whoOf = ({ ticket }: Pick<Told, 'ticket'>) => ticket.split('.')[0] ?? '';
