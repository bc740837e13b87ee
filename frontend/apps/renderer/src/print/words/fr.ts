export const fr = {
  versionOnly: (number: string) => `Version ${number}`,
  version: (number: string, date: string) => `Version ${number}, ${date}`,
  prevails: (language: string) => `${language}, fait foi`,
  translated: (language: string, reference: string) => `${language}. La version en ${reference} fait foi.`,
  fingerprint: (short: string) => `empreinte ${short}`,
  contents: 'Sommaire',
  online: 'Toujours à jour en ligne',
  onAnyScreen: 'À lire sur un téléphone, une tablette ou un ordinateur.',
  alsoIn: (languages: string) => `À lire aussi en ${languages}.`,
  qr: (address: string) => `Code QR qui mène à ${address}`,
  watch: 'À regarder en ligne\u00a0: ',
  listen: 'À écouter en ligne\u00a0: ',
  sheet: 'p.\u00a0',
};

export type PrintWords = typeof fr;
