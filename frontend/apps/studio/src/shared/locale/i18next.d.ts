import 'i18next';
import type { messages } from '@/locales/fr';
import type { laterMessages } from '@/locales/fr/later';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof messages & typeof laterMessages;
    returnNull: false;
  }
}
