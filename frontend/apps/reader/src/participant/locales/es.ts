import type { Kind } from '../changed';
import type { Words } from './fr';

const pages = (count: number) => `${count} ${count === 1 ? 'página' : 'páginas'}`;

const kinds: Record<Kind, [string, 'o' | 'a']> = {
  ...{ audio: ['Grabación', 'a'], button: ['Botón', 'o'], callout: ['Recuadro', 'o'], card: ['Tarjeta', 'a'] },
  ...{ contact: ['Contacto', 'o'], file: ['Documento', 'o'], gallery: ['Galería', 'a'], heading: ['Título', 'o'] },
  ...{ image: ['Imagen', 'a'], list: ['Lista', 'a'], map: ['Plano', 'o'], panel: ['Apartado', 'o'] },
  ...{ question: ['Pregunta', 'a'], quote: ['Cita', 'a'], step: ['Paso', 'o'], table: ['Tabla', 'a'] },
  ...{ text: ['Texto', 'o'], video: ['Vídeo', 'o'] },
};
const changes = { added: 'añadid', removed: 'retirad', changed: 'modificad', moved: 'desplazad' };

export const es: Words = {
  you: 'Usted es',
  youFor: 'Usted representa a',
  notMe: 'No soy yo',
  notLeft: 'Este dispositivo aún no le ha olvidado: lo hará en cuanto vuelva la red.',
  notYours: 'No le concierne',
  notYoursPage: 'Esta página no le concierne. Puede leerla.',
  toSend: (count) => `${count} ${count === 1 ? 'acuse' : 'acuses'} por enviar`,
  later: (count) =>
    `Su acuse se le propondrá aquí cuando haya leído ${count === 1 ? 'la página que le queda' : `las ${count} páginas que le quedan`}.`,
  pagesOf: (count) => `${pages(count)} de ${count}`,
  acknowledge: 'He tomado conocimiento',
  acknowledgePages: (count) => `He tomado conocimiento de ${count === 1 ? 'la página' : `las ${count} páginas`}`,
  nothingMore: 'Este acuse dice que usted lo ha recibido y leído, nada más.',
  signature: 'Su firma',
  clear: 'Borrar',
  draw: 'Firmar con el dedo',
  name: 'Su nombre',
  typeName: 'Escribir mi nombre',
  confirm: 'Confirmo la frase anterior.',
  tick: 'Marcar una casilla',
  recorded:
    'Se registran su nombre, la versión, el idioma, su gesto, la hora de este acto y parte de la dirección de su conexión. Nunca su tiempo de lectura.',
  missing: {
    drawing: 'Firme en el recuadro o elija otra forma de confirmar.',
    name: 'Escriba su nombre.',
    tick: 'Marque la casilla para confirmar.',
  },
  sending: 'Enviando',
  notKept: 'No se ha podido guardar su acuse en este dispositivo. Libere espacio y vuelva a intentarlo.',
  changed: 'La frase que debe confirmar ha cambiado. Léala de nuevo y vuelva a confirmar.',
  closed: 'Este acuse ya no se pide: no se ha registrado.',
  ticket: 'Su acuse está guardado aquí. Vuelva a abrir el folleto con su enlace personal para enviarlo.',
  keptTitle: 'Guardado en este dispositivo',
  keptText: 'Su acuse saldrá solo en cuanto vuelva la red y este folleto esté abierto. Cuenta una sola vez.',
  by: (name, when) => `${name}, ${when}, hora de este dispositivo.`,
  steps: ['Confirmado y guardado aquí', 'Enviado cuando vuelva la red', 'Número del acuse mostrado aquí'],
  sevenDays: 'Vuelva a abrir este folleto con conexión antes de siete días: algunos teléfonos borran lo que guardan.',
  keepReading: 'Seguir leyendo',
  recordedTitle: 'Queda registrado',
  thanks: 'Gracias. La organización ha recibido su acuse y lo conserva.',
  before: 'Ya había tomado conocimiento de esta versión: este es su acuse.',
  receivedOn: 'Recibido el',
  language: 'Idioma',
  channel: 'Por',
  link: 'Su enlace personal',
  number: 'Número del acuse',
  toContents: 'Volver al índice',
  already: (day) => `Tomó conocimiento de este folleto el ${day}.`,
  awaits: {
    person: 'Aún se espera el acuse de la persona a la que representa.',
    representative: 'Aún se espera el acuse de su representante.',
  },
  answers: (count) => (count > 1 ? 'Las respuestas a sus preguntas' : 'La respuesta a su pregunta'),
  asked: 'Usted preguntó',
  answeredOn: (day) => `Respuesta del ${day}`,
  reread: (count) => `${pages(count)} por releer`,
  rereadFirst: (count) => (count === 1 ? 'Releer la página' : 'Releer la primera página'),
  rereadNext: 'Página siguiente por releer',
  since: (day) => `Desde su acuse del ${day}`,
  rereadTitle: (count) =>
    count === 1 ? 'Una página ha cambiado para usted' : `${count} páginas han cambiado para usted`,
  newTitle: (count) => (count === 1 ? 'Ahora una página le concierne' : `Ahora ${count} páginas le conciernen`),
  why: 'Por qué releer',
  whyMoved: 'Su puesto o su centro ha cambiado: ahora esta página le concierne.',
  nameChange: (kind, place, change) => {
    const [name, ending] = kinds[kind];
    return `${name}${place > 0 ? ` ${place}` : ''}, ${changes[change]}${ending}`;
  },
  otherThing: 'Lo que se muestra ha cambiado.',
  whole: 'La página entera está más abajo.',
  seeWhole: 'Ver la página entera',
  rereadBar: (count) => `Por releer, ${pages(count)}`,
  stays: (count, day) =>
    `${count > 0 ? `${pages(count)} sin cambios: nada que releer. ` : ''}Su acuse del ${day} sigue siendo válido.`,
};
