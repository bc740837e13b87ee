import 'i18next';
import type { messages } from '../../locales/fr';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof messages;
    returnNull: false;
  }
}
