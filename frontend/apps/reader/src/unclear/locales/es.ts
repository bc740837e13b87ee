import type { Words } from './fr';

export const es: Words = {
  unclear: 'No lo he entendido',
  ask: 'Hacer una pregunta',
  noted: 'Anotado, sin su nombre.',
  undo: 'Deshacer',
  missing: '¿Qué falta?',
  optional: '(opcional)',
  question: 'Su pregunta',
  giveName: 'Dar mi nombre',
  sees: (manager) => `${manager || 'Su responsable'} verá su nombre.`,
  email: 'Su correo, para recibir la respuesta',
  send: 'Enviar mi pregunta',
  sending: 'Enviando',
  skip: 'Continuar sin añadir nada',
  goOn: 'Continuar',
  close: 'Cerrar',
  empty: 'Escriba su pregunta.',
  noEmail: 'Compruebe la dirección de correo o bórrela.',
  notKept: 'No se ha podido guardar su pregunta en este dispositivo. Libere espacio e inténtelo de nuevo.',
  sent: 'Su pregunta está en camino.',
  kept: 'Su pregunta está guardada en este dispositivo. Saldrá en cuanto vuelva la red y este folleto esté abierto.',
  byMail: 'Se le responderá por correo.',
  here: 'La respuesta aparecerá al pie de esta página.',
  waiting: (count) =>
    count > 1
      ? `${count} preguntas están guardadas en este dispositivo. Saldrán en cuanto vuelva la red.`
      : 'Una pregunta está guardada en este dispositivo. Saldrá en cuanto vuelva la red.',
  refused: {
    closed: 'Este folleto no admite preguntas en este momento. La suya no ha salido: este es su texto.',
    wrong: 'No se ha podido tomar su pregunta. No ha salido: este es su texto.',
  },
  erase: 'Borrar este texto',
};
