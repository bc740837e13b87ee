export const fr = {
  open: 'Ouvrir mon livret',
  personal: 'Ce lien est personnel. Lisez en plusieurs fois.',
  personalOffline: 'Ce lien est personnel. Lisez en plusieurs fois, même hors ligne.',
  due: 'À lire avant le',
  about: 'Environ',
  minutes: (count: number) => `${count} ${count === 1 ? 'minute' : 'minutes'}`,
  alsoIn: 'Aussi en',
  languages: (count: number) => `${count} ${count === 1 ? 'langue' : 'langues'}`,
  why: (company: string) => `${company} vous remet ce livret.`,
  untracked: 'Ce message ne contient aucun mouchard.',
  stop: (company: string) => `Ne plus recevoir d’e-mails de ${company}`,
};

export type MailWords = typeof fr;
