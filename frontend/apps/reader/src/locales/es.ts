import { longTimeIn, shortTime } from '@livretier/booklet/readingTime';
import type { Found, Words } from './fr';

const COUNTS = ['', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'];
const longTime = longTimeIn(['minuto', 'minutos']);
const quoted = (text: string) => `«${text}»`;
const chapters = (count: number) => `${count} ${count === 1 ? 'capítulo' : 'capítulos'}`;
const pages = (count: number) => `${count} ${count === 1 ? 'página' : 'páginas'}`;

export const es: Words = {
  read: (count, total) => `${chapters(count)} ${count === 1 ? 'leído' : 'leídos'} de ${total}`,
  about: (minutes) => `unos ${longTime(minutes)} más`,
  left: (minutes) => `quedan ${shortTime(minutes)}`,
  pagesRead: (count, total) => `${pages(count)} ${count === 1 ? 'leída' : 'leídas'} de ${total}`,
  whole: (count, total) => `${chapters(count)} ${count === 1 ? 'completo' : 'completos'} de ${total}`,
  stillToRead: (count) => `${pages(count)} aún por leer.`,
  pagesLeft: (count, mandatory) => {
    const required = (number: number) => (number === 1 ? 'obligatoria' : 'obligatorias');
    if (mandatory === count) return `${pages(count)} ${required(count)} por leer`;
    return `${pages(count)} por leer${mandatory > 0 ? `, ${mandatory} ${required(mandatory)}` : ''}`;
  },
  allRead: 'Ha leído todo el folleto',
  resume: (chapter) => `Seguir en el capítulo ${chapter}`,
  readAgain: 'Volver a leer el folleto',
  readOn: (day) => `Leído el ${day}`,
  at: (page, count) => `Página ${page} de ${count}`,
  current: 'En curso',
  opensAfter: (chapter) => `Se abre después del capítulo ${chapter}`,
  right: 'Respuesta correcta.',
  wrong: 'No es la respuesta correcta.',
  unchecked: 'No se ha podido comprobar su respuesta. Compruebe su conexión.',
  partly: (met, all, others) => {
    if (met === all) return `Todas las respuestas correctas, pero ${COUNTS[others]} de más.`;
    return `Ha encontrado ${COUNTS[met]} de las ${COUNTS[all]} respuestas correctas.`;
  },
  rightOnes: (texts) => {
    const named = new Intl.ListFormat('es').format(texts.map(quoted));
    return texts.length > 1 ? `Las respuestas correctas eran ${named}.` : `La respuesta correcta era ${named}.`;
  },
  marks: {
    right: 'Su respuesta, correcta',
    wrong: 'Su respuesta, incorrecta',
    missed: 'Respuesta correcta, olvidada',
    wasRight: 'La respuesta correcta',
    left: 'Sin marcar, con razón',
  },
  check: 'Comprobar mi respuesta',
  close: 'Cerrar',
  retry: 'Intentarlo de nuevo',
  goOn: 'Continuar sin intentarlo de nuevo',
  keeping: (share) => `Guardando: ${share}\u00a0%`,
  kept: (version) => `Versión ${version} guardada en este dispositivo`,
  keptNot: 'No se ha podido guardar, inténtelo de nuevo',
  newVersion: (number) => `El folleto ha cambiado: la versión ${number} está en línea.`,
  changed: 'Páginas nuevas o modificadas desde su lectura:',
  others: (count) => (count > 1 ? `y otras ${count} páginas` : 'y otra página'),
  noNetwork: 'Compruebe su conexión e inténtelo de nuevo.',
  readIt: 'Leerla',
};

export const esFound: Found = {
  found: (count) => `${pages(count)} ${count === 1 ? 'encontrada' : 'encontradas'}`,
  foundAt: (chapter, page) => `${chapter}, página ${page}`,
  foundBest: 'La página que mejor responde',
  foundRead: 'Leer la página',
  foundMore: 'Mostrar más páginas',
  foundNothing: (words) => `Nada corresponde a ${quoted(words)}.`,
  foundNoNetwork: 'No se ha podido cargar la búsqueda. Compruebe su conexión.',
};
