import type { MailWords } from './fr';

export const es: MailWords = {
  open: 'Abrir mi folleto',
  personal: 'Este enlace es personal. Lea en varias veces.',
  personalOffline: 'Este enlace es personal. Lea en varias veces, incluso sin conexión.',
  due: 'Para leer antes del',
  about: 'Unos',
  minutes: (count) => `${count} ${count === 1 ? 'minuto' : 'minutos'}`,
  alsoIn: 'También en',
  languages: (count) => `${count} ${count === 1 ? 'idioma' : 'idiomas'}`,
  why: (company) => `${company} le entrega este folleto.`,
  untracked: 'Este mensaje no contiene ningún rastreador.',
  stop: (company) => `No recibir más correos de ${company}`,
};
