import type { PrintWords } from './fr';

export const es: PrintWords = {
  versionOnly: (number) => `Versión ${number}`,
  version: (number, date) => `Versión ${number}, ${date}`,
  prevails: (language) => `${language}, la versión que prevalece`,
  translated: (language, reference) => `${language}. Prevalece la versión en ${reference}.`,
  fingerprint: (short) => `huella ${short}`,
  contents: 'Índice',
  online: 'Siempre actualizado en línea',
  onAnyScreen: 'Para leer en un teléfono, una tableta o un ordenador.',
  alsoIn: (languages) => `También se puede leer en ${languages}.`,
  qr: (address) => `Código QR que lleva a ${address}`,
  watch: 'Para ver en línea: ',
  listen: 'Para escuchar en línea: ',
  sheet: 'pág.\u00a0',
};
