import { OPENING, type Words } from './fr';
import { longTimeIn, shortTime } from './readingTime';

const longTime = longTimeIn(['minuto', 'minutos']);

export const es: Words = {
  greeting: 'Bienvenida',
  welcome: {
    employee_welcome: 'Todo para empezar bien.',
    safety: 'Lo esencial para trabajar con seguridad.',
    trainee: 'Todo para seguir bien su formación.',
    apprentice: 'Todo para empezar bien su aprendizaje.',
    patient: 'Todo para preparar su estancia.',
    resident: 'Todo para sentirse como en casa.',
    customer: 'Todo para disfrutar de su visita.',
    other: 'Lo esencial, al alcance de la mano.',
  },
  start: 'Empezar a leer',
  languages: 'Idiomas del folleto',
  offline: 'Leer sin conexión',
  contents: 'Índice',
  backToContents: 'Volver al índice',
  length: (chapters, minutes) => `${chapters} ${chapters === 1 ? 'capítulo' : 'capítulos'}, unos ${longTime(minutes)}`,
  chapters: (count) => `${count} ${count === 1 ? 'capítulo' : 'capítulos'}`,
  minutes: shortTime,
  required: 'lectura obligatoria',
  noChapter: 'Este folleto aún no tiene capítulos.',
  page: (index, count) => `Página ${index} de ${count}`,
  step: (index, count) => `Etapa ${index} de ${count}`,
  place: (chapter, title) => `Capítulo ${chapter}, ${title}`,
  mayHaveChanged: 'Esta página puede haber cambiado desde que la abrió.',
  seeOnline: 'Ver la versión en línea',
  skip: 'Ir al texto',
  turning: 'Pasar las páginas',
  previous: { page: 'Página anterior', step: 'Etapa anterior' },
  next: { page: 'Página siguiente', step: 'Etapa siguiente' },
  official: {
    source: 'Texto oficial. Fuente:',
    unverified: 'Texto por verificar. Fuente:',
    toCollate: 'Nadie lo ha comparado aún palabra por palabra con su fuente: el texto en vigor se encuentra allí.',
    toJoin: 'Aún no adjunto, léase en la fuente:',
    annexe: 'Anexo',
  },
  inFrench: 'En francés',
  translation: {
    prevails: 'La versión francesa es la que da fe.',
    read: 'Leer en francés',
    changed: 'Este pasaje ha cambiado',
    former: 'Ver la traducción anterior',
    review: 'Traducción en revisión',
  },
  gate: 'Lo siguiente se abre tras una respuesta correcta, o si decide continuar.',
  shortcuts: 'Atajos: flechas izquierda y derecha',
  version: (number, date) => `Versión ${number}, ${date}`,
  end: {
    name: 'Fin del folleto',
    title: 'Ha llegado al final',
    count: (pages) => `Este folleto tiene ${pages} ${pages === 1 ? 'página' : 'páginas'}.`,
    place: (chapter, page) => `Capítulo ${chapter}, página ${page}`,
    left: 'Páginas por leer',
    pdf: 'Guardar el folleto en PDF',
  },
  pdf: 'Descargar en PDF',
  print: 'Imprimir',
  inBooklet: 'En este folleto',
  search: 'Buscar',
  searchTitle: 'Buscar en el folleto',
  searchField: 'Una palabra, una pregunta',
  searchNeedsScript: 'Su navegador no permite la búsqueda. Estas son todas las páginas.',
  allPages: 'Todas las páginas',
  contacts: 'Contactos',
  emergencies: 'Emergencias',
  tapNumber: 'Emergencia: toque el número',
  emergency: {
    '15': 'Ambulancia (SAMU)',
    '18': 'Bomberos',
    '17': 'Policía',
    '112': 'Emergencias en Europa',
    '114': 'Por SMS, sin hablar',
    internal: 'Emergencia en el establecimiento',
  },
  whomToAsk: 'A quién dirigirse',
  reach: { call: 'Llamar', write: 'Mensaje', go: 'Cómo llegar' },
  noContact: 'Este folleto aún no indica ningún contacto.',
  settings: 'Tamaño del texto y ajustes',
  settingsTab: 'Ajustes',
  yourWay: 'Leer a su manera',
  language: 'Idioma',
  close: 'Cerrar',
  textSize: 'Tamaño del texto',
  percent: (share) => `${share}\u00a0%`,
  easyFont: 'Letra más fácil de leer',
  ground: 'Fondo de la página',
  grounds: { light: 'Claro', dark: 'Oscuro', device: 'Como el dispositivo' },
  asking: {
    unclear: 'No lo he entendido',
    ask: 'Hacer una pregunta',
    question: 'Su pregunta',
    email: 'Su correo, para recibir la respuesta (opcional)',
    send: 'Enviar mi pregunta',
    whom: 'Para cualquier pregunta, diríjase a',
    heard: {
      recue: 'Su pregunta ha llegado.',
      attente: 'Acaban de llegar muchas preguntas. Inténtelo de nuevo dentro de una hora.',
      refusee: 'No se ha podido tomar su pregunta.',
    },
  },
  counting: {
    line: 'Este folleto cuenta cómo se lee (páginas, capítulos, primeras respuestas, «No lo he entendido», PDF), sin anotar quién lee.',
    more: 'Saber más o rechazar',
  },
  stale: {
    text: 'El folleto ha cambiado desde esta página.',
    see: 'Ver lo que ha cambiado',
    close: 'Cerrar este aviso',
  },
  changes: {
    title: 'El folleto ha cambiado',
    text: (version) => `La versión ${version} está en línea. Páginas nuevas o modificadas desde su lectura:`,
    none: (version) =>
      `La versión ${version} está en línea. No se ha añadido ni modificado ninguna página desde su lectura.`,
    others: 'Las demás están en el índice del folleto.',
    open: 'Abrir el folleto',
  },
  door: {
    todo: 'Qué hacer',
    open: 'Abrir el folleto',
    enter: 'Continuar con mi cuenta',
    code: {
      field: 'Código de seis cifras',
      enter: 'Abrir el folleto',
      wrong: 'Este código no es correcto. Compruébelo e introdúzcalo de nuevo.',
      wait: 'Demasiados intentos. Vuelva a intentarlo dentro de un minuto. Si no basta, pida otro código a la persona que se lo dio.',
    },
    reasons: {
      code: {
        title: 'Este folleto está protegido por un código',
        text: 'Introduzca el código de seis cifras que figura junto a la dirección del folleto, o pídalo a la persona que le dio la dirección.',
      },
      named: {
        title: 'Este folleto se abre con su enlace personal',
        text: 'Esta dirección sola no basta.',
        todo: (company) =>
          `Abra el enlace que recibió. Si ya no lo tiene, póngase en contacto con ${company} para recibir uno nuevo.`,
      },
      linkEnded: {
        title: 'Este enlace ya no funciona',
        text: 'Se ha cerrado, o su fecha de fin ya ha pasado.',
        todo: (company) =>
          `Busque un mensaje más reciente: puede contener su nuevo enlace. Si no lo hay, póngase en contacto con ${company} para recibir uno.`,
      },
      linkCut: {
        title: 'Falta el final de la dirección',
        text: 'El enlace debió de cortarse al copiarlo.',
        todo: (company) =>
          `Abra de nuevo el mensaje y toque el enlace entero. Si no basta, póngase en contacto con ${company}.`,
      },
      linkUnknown: {
        title: 'Este enlace no abre este folleto',
        text: 'Puede que se modificara al copiarlo.',
        todo: (company) =>
          `Tómelo de nuevo del mensaje recibido, o póngase en contacto con ${company} para recibir uno nuevo.`,
      },
      member: {
        title: 'Este folleto está reservado a las personas de la empresa',
        text: 'Identifíquese con su cuenta para leerlo.',
      },
      suspended: {
        title: 'Este folleto está cerrado por el momento',
        text: 'No se puede leer en este momento.',
        todo: (company) =>
          `Vuelva más tarde a la misma dirección. Para una pregunta urgente, póngase en contacto con ${company}.`,
      },
      archived: {
        title: 'Este folleto ya no está en servicio',
        text: 'Se ha retirado.',
        todo: (company) => `Póngase en contacto con ${company} para saber si existe uno más reciente.`,
      },
      early: {
        title: 'Este folleto aún no está abierto',
        text: `Se abrirá ${OPENING}, en la misma dirección.`,
        todo: (company) =>
          `Vuelva ese día. Hasta entonces, para cualquier pregunta, póngase en contacto con ${company}.`,
      },
      over: {
        title: 'Este folleto ya no está abierto a la lectura',
        text: 'Su período de lectura ha terminado.',
        todo: (company) => `Para cualquier pregunta, póngase en contacto con ${company}.`,
      },
      missing: {
        title: 'Esta página no está en el folleto',
        text: 'Puede que se haya retirado o trasladado, o que la dirección se copiara mal.',
        todo: (company) =>
          `Abra el folleto y búsquela en el índice. Si la echa en falta, póngase en contacto con ${company}.`,
      },
      noPdf: {
        title: 'Este folleto no está disponible en PDF por el momento',
        text: 'Puede que esté en preparación, o que ya no se ofrezca.',
        todo: (company) =>
          `Léalo en línea, o vuelva a intentarlo dentro de unos minutos. Si no basta, póngase en contacto con ${company}.`,
      },
      away: {
        title: 'No podemos comprobar su acceso por el momento',
        text: 'La avería es de nuestro servicio, no de su enlace ni de su código.',
        todo: (company) =>
          `Vuelva a intentarlo dentro de un momento. Para una pregunta urgente, póngase en contacto con ${company}.`,
      },
      busy: {
        title: 'Llegan demasiadas peticiones de su red',
        text: 'El folleto sigue ahí.',
        todo: () => 'Vuelva a intentarlo dentro de unos segundos.',
      },
      tooLong: {
        title: 'Lo que se ha enviado es demasiado largo',
        text: 'Un código tiene seis cifras; una pregunta, mil caracteres como máximo.',
        todo: (company) =>
          `Vuelva atrás, corríjalo y envíelo de nuevo. Si tiene dificultades, póngase en contacto con ${company}.`,
      },
    },
  },
};
