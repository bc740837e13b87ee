import type { Words } from './fr';

export const pt: Words = {
  unclear: 'Não percebi',
  ask: 'Fazer uma pergunta',
  noted: 'Registado, sem o seu nome.',
  undo: 'Anular',
  missing: 'O que falta?',
  optional: '(facultativo)',
  question: 'A sua pergunta',
  giveName: 'Dar o meu nome',
  sees: (manager) => `${manager || 'O seu responsável'} verá o seu nome.`,
  email: 'O seu e-mail, para receber a resposta',
  send: 'Enviar a minha pergunta',
  sending: 'A enviar',
  skip: 'Continuar sem acrescentar nada',
  goOn: 'Continuar',
  close: 'Fechar',
  empty: 'Escreva a sua pergunta.',
  noEmail: 'Verifique o endereço de e-mail, ou apague-o.',
  notKept: 'Não foi possível guardar a sua pergunta neste dispositivo. Liberte espaço e tente de novo.',
  sent: 'A sua pergunta seguiu.',
  kept: 'A sua pergunta está guardada neste dispositivo. Seguirá assim que houver rede e este guia estiver aberto.',
  byMail: 'Responder-lhe-ão por e-mail.',
  here: 'A resposta aparecerá no fim desta página.',
  waiting: (count) =>
    count > 1
      ? `${count} perguntas estão guardadas neste dispositivo. Seguirão assim que houver rede.`
      : 'Uma pergunta está guardada neste dispositivo. Seguirá assim que houver rede.',
  refused: {
    closed: 'Este guia não aceita perguntas neste momento. A sua não seguiu: este é o seu texto.',
    wrong: 'Não foi possível aceitar a sua pergunta. Não seguiu: este é o seu texto.',
  },
  erase: 'Apagar este texto',
};
