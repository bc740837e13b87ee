import type { MailWords } from './fr';

export const en: MailWords = {
  open: 'Open my booklet',
  personal: 'This link is personal. Read in as many goes as you like.',
  personalOffline: 'This link is personal. Read in as many goes as you like, even offline.',
  due: 'To read before',
  about: 'About',
  minutes: (count) => `${count} ${count === 1 ? 'minute' : 'minutes'}`,
  alsoIn: 'Also in',
  languages: (count) => `${count} ${count === 1 ? 'language' : 'languages'}`,
  why: (company) => `${company} hands this booklet over to you.`,
  untracked: 'This message contains no tracker.',
  stop: (company) => `Stop receiving e-mails from ${company}`,
};
