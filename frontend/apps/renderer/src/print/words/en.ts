import type { PrintWords } from './fr';

export const en: PrintWords = {
  versionOnly: (number) => `Version ${number}`,
  version: (number, date) => `Version ${number}, ${date}`,
  prevails: (language) => `${language}, the version that prevails`,
  translated: (language, reference) => `${language}. The ${reference} version prevails.`,
  fingerprint: (short) => `fingerprint ${short}`,
  contents: 'Contents',
  online: 'Always up to date online',
  onAnyScreen: 'To read on a phone, a tablet or a computer.',
  alsoIn: (languages) => `Also to read in ${languages}.`,
  qr: (address) => `QR code that leads to ${address}`,
  watch: 'Watch it online: ',
  listen: 'Listen to it online: ',
  sheet: 'p.\u00a0',
};
