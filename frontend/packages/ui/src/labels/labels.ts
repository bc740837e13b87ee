import { createContext } from 'react';

/** The words that components say by themselves; the application gives them in the user's language. */
export type Labels = {
  showPassword: string;
  hidePassword: string;
  busy: string;
  loading: string;
  retry: string;
  refusedTitle: string;
  refusedText: string;
  failedTitle: string;
  failedText: string;
  skipToContent: string;
  sidebar: string;
  mainNavigation: string;
  openMenu: string;
  closeMenu: string;
  close: string;
  cancel: string;
  maximize: string;
  restore: string;
  notifications: string;
  select: string;
  selectAll: string;
  selection: string;
  clearSelection: string;
  actions: string;
  pages: string;
  columns: string;
  clearSearch: string;
  clearFilters: string;
  noMatch: string;
  downloadFailed: string;
  /** Between a name and its value, with the spaces of the language. */
  colon: string;
};

export const LabelsContext = createContext<Labels | null>(null);
