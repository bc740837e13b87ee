const fr = {
  refuse: 'Ne pas compter mes lectures',
  what: 'Le livret compte ses ouvertures, les pages ouvertes, les chapitres finis, les premières réponses, justes ou fausses, les «\u00a0Je n’ai pas compris\u00a0» et les PDF téléchargés, avec le jour, la version, la langue, le type d’appareil et le moyen d’accès\u00a0; ce décompte ne contient ni votre nom, ni votre adresse, ni identifiant de votre appareil, ni temps passé.',
};

const words: Record<string, typeof fr> = {
  en: {
    refuse: 'Do not count my reading',
    what: 'The booklet counts how often it is opened, the pages opened, the chapters finished, first answers, right or wrong, every “I did not understand” and the PDFs downloaded, with the day, the version, the language, the kind of device and the way in; this count holds no name, no address, no identifier of your device and no time spent.',
  },
  es: {
    refuse: 'No contar mis lecturas',
    what: 'El folleto cuenta sus aperturas, las páginas abiertas, los capítulos terminados, las primeras respuestas, acertadas o no, los «No lo he entendido» y los PDF descargados, con el día, la versión, el idioma, el tipo de dispositivo y la vía de acceso; este recuento no contiene ni su nombre, ni su dirección, ni un identificador de su dispositivo, ni el tiempo dedicado.',
  },
  pt: {
    refuse: 'Não contar as minhas leituras',
    what: 'O guia conta as vezes que é aberto, as páginas abertas, os capítulos terminados, as primeiras respostas, certas ou erradas, os «Não percebi» e os PDF descarregados, com o dia, a versão, o idioma, o tipo de dispositivo e a forma de acesso; esta contagem não contém nem o seu nome, nem o seu endereço, nem um identificador do seu dispositivo, nem o tempo passado.',
  },
};

/** The words of the page’s language; French where there are none. */
export const factWords = () => words[document.documentElement.lang.slice(0, 2)] ?? fr;
