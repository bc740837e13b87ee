import { longTimeIn, shortTime } from '@livretier/booklet/readingTime';
import type { Found, Words } from './fr';

const COUNTS = ['', 'uma', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito'];
const longTime = longTimeIn(['minuto', 'minutos']);
const quoted = (text: string) => `«${text}»`;
const chapters = (count: number) => `${count} ${count === 1 ? 'capítulo' : 'capítulos'}`;
const pages = (count: number) => `${count} ${count === 1 ? 'página' : 'páginas'}`;

export const pt: Words = {
  read: (count, total) => `${chapters(count)} ${count === 1 ? 'lido' : 'lidos'} de ${total}`,
  about: (minutes) => `mais cerca de ${longTime(minutes)}`,
  left: (minutes) => `faltam ${shortTime(minutes)}`,
  pagesRead: (count, total) => `${pages(count)} ${count === 1 ? 'lida' : 'lidas'} de ${total}`,
  whole: (count, total) => `${chapters(count)} ${count === 1 ? 'completo' : 'completos'} de ${total}`,
  stillToRead: (count) => `${pages(count)} ainda por ler.`,
  pagesLeft: (count, mandatory) => {
    const required = (number: number) => (number === 1 ? 'obrigatória' : 'obrigatórias');
    if (mandatory === count) return `${pages(count)} ${required(count)} por ler`;
    return `${pages(count)} por ler${mandatory > 0 ? `, ${mandatory} ${required(mandatory)}` : ''}`;
  },
  allRead: 'Leu o guia todo',
  resume: (chapter) => `Retomar no capítulo ${chapter}`,
  readAgain: 'Reler o guia',
  readOn: (day) => `Lido a ${day}`,
  at: (page, count) => `Página ${page} de ${count}`,
  current: 'Em curso',
  opensAfter: (chapter) => `Abre-se depois do capítulo ${chapter}`,
  right: 'Resposta certa.',
  wrong: 'Não é a resposta certa.',
  unchecked: 'Não foi possível verificar a sua resposta. Verifique a sua ligação.',
  partly: (met, all, others) => {
    if (met === all) return `Todas as respostas certas, mas ${COUNTS[others]} a mais.`;
    return `Encontrou ${COUNTS[met]} das ${COUNTS[all]} respostas certas.`;
  },
  rightOnes: (texts) => {
    const named = new Intl.ListFormat('pt-PT').format(texts.map(quoted));
    return texts.length > 1 ? `As respostas certas eram ${named}.` : `A resposta certa era ${named}.`;
  },
  marks: {
    right: 'A sua resposta, certa',
    wrong: 'A sua resposta, errada',
    missed: 'Resposta certa, esquecida',
    wasRight: 'A resposta certa',
    left: 'Não assinalada, e bem',
  },
  check: 'Verificar a minha resposta',
  close: 'Fechar',
  retry: 'Tentar de novo',
  goOn: 'Continuar sem tentar de novo',
  keeping: (share) => `A guardar: ${share}\u00a0%`,
  kept: (version) => `Versão ${version} guardada neste dispositivo`,
  keptNot: 'Não foi possível guardar, tente de novo',
  newVersion: (number) => `O guia mudou: a versão ${number} está em linha.`,
  changed: 'Páginas novas ou alteradas desde a sua leitura:',
  others: (count) => (count > 1 ? `e outras ${count} páginas` : 'e outra página'),
  noNetwork: 'Verifique a sua ligação e tente de novo.',
  readIt: 'Lê-la',
};

export const ptFound: Found = {
  found: (count) => `${pages(count)} ${count === 1 ? 'encontrada' : 'encontradas'}`,
  foundAt: (chapter, page) => `${chapter}, página ${page}`,
  foundBest: 'A página que melhor responde',
  foundRead: 'Ler a página',
  foundMore: 'Mostrar mais páginas',
  foundNothing: (words) => `Nada corresponde a ${quoted(words)}.`,
  foundNoNetwork: 'Não foi possível carregar a pesquisa. Verifique a sua ligação.',
};
