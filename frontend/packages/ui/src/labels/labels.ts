import { createContext } from 'react';

/**
 * The words that components say by themselves; the application gives them in the user's language. What stands in
 * {braces} the component fills in.
 */
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
  /** Between a name and its value, with the space that the language wants before it. */
  colon: string;
  stepDone: string;
  pause: string;
  resume: string;
  collapse: string;
  expand: string;
  jobs: string;
  jobStarted: string;
  jobRunning: string;
  jobPaused: string;
  jobDone: string;
  jobFailed: string;
  jobCancelled: string;
  jobFailures: string;
  save: string;
  saving: string;
  unsaved: string;
  unsavedOne: string;
  unsavedMany: string;
  savedAt: string;
  nothingToSave: string;
  offline: string;
  toCorrect: string;
  optional: string;
  remainingCharacters: string;
  pickColor: string;
  nothingFound: string;
  dropFile: string;
  browseFiles: string;
  dropHere: string;
  removeFile: string;
  previousMonth: string;
  nextMonth: string;
  openCalendar: string;
  dayShape: string;
};

export const LabelsContext = createContext<Labels | null>(null);
