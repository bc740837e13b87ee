import type { PrintWords } from './fr';

export const pt: PrintWords = {
  versionOnly: (number) => `Versão ${number}`,
  version: (number, date) => `Versão ${number}, ${date}`,
  prevails: (language) => `${language}, a versão que prevalece`,
  translated: (language, reference) => `${language}. Prevalece a versão em ${reference}.`,
  fingerprint: (short) => `impressão digital ${short}`,
  contents: 'Índice',
  online: 'Sempre atualizado em linha',
  onAnyScreen: 'Para ler num telemóvel, num tablet ou num computador.',
  alsoIn: (languages) => `Também para ler em ${languages}.`,
  qr: (address) => `Código QR que leva a ${address}`,
  watch: 'Para ver em linha: ',
  listen: 'Para ouvir em linha: ',
  sheet: 'pág.\u00a0',
};
