export const fr = {
  unclear: 'Je n’ai pas compris',
  ask: 'Poser une question',
  noted: 'C’est noté, sans votre nom.',
  undo: 'Annuler',
  missing: 'Que manque-t-il\u202f?',
  optional: '(facultatif)',
  question: 'Votre question',
  giveName: 'Donner mon nom',
  sees: (manager: string) => `${manager || 'Votre responsable'} verra votre nom.`,
  email: 'Votre e-mail, pour recevoir la réponse',
  send: 'Envoyer ma question',
  sending: 'Envoi en cours',
  skip: 'Continuer sans rien ajouter',
  goOn: 'Continuer',
  close: 'Fermer',
  empty: 'Écrivez votre question.',
  noEmail: 'Vérifiez l’adresse e-mail, ou effacez-la.',
  notKept: 'Votre question n’a pas pu être gardée sur cet appareil. Libérez de la place, puis réessayez.',
  sent: 'Votre question est partie.',
  kept: 'Votre question est gardée sur cet appareil. Elle partira dès que le réseau revient et que ce livret est ouvert.',
  byMail: 'On vous répondra par e-mail.',
  here: 'La réponse s’affichera au bas de cette page.',
  waiting: (count: number) =>
    count > 1
      ? `${count} questions sont gardées sur cet appareil. Elles partiront dès que le réseau revient.`
      : 'Une question est gardée sur cet appareil. Elle partira dès que le réseau revient.',
  refused: {
    closed: 'Ce livret ne prend pas de question en ce moment. La vôtre n’est pas partie\u00a0: voici votre texte.',
    wrong: 'Votre question n’a pas pu être prise. Elle n’est pas partie\u00a0: voici votre texte.',
  },
  erase: 'Effacer ce texte',
};

export type Words = typeof fr;
