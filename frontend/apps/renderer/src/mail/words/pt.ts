import type { MailWords } from './fr';

export const pt: MailWords = {
  open: 'Abrir o meu guia',
  personal: 'Esta ligação é pessoal. Leia em várias vezes.',
  personalOffline: 'Esta ligação é pessoal. Leia em várias vezes, mesmo sem ligação à Internet.',
  due: 'Para ler antes de',
  about: 'Cerca de',
  minutes: (count) => `${count} ${count === 1 ? 'minuto' : 'minutos'}`,
  alsoIn: 'Também em',
  languages: (count) => `${count} ${count === 1 ? 'língua' : 'línguas'}`,
  why: (company) => `${company} entrega-lhe este guia.`,
  untracked: 'Esta mensagem não contém nenhum rastreador.',
  stop: (company) => `Deixar de receber e-mails de ${company}`,
};
