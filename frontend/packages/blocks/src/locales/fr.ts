export const fr = {
  locale: 'fr-FR',
  tone: { info: 'Information', warning: 'Attention', danger: 'Danger', tip: 'Astuce' },
  transcript: 'Transcription',
  watchOn: (provider: string) => `Regarder la vidéo sur ${provider}`,
  openMap: 'Voir sur une carte',
  table: 'Tableau',
  oneAnswer: 'Une seule bonne réponse',
  severalAnswers: 'Plusieurs bonnes réponses',
  explanation: 'Explication',
  passage: 'Relire le passage',
};

export type Words = typeof fr;
