import type { Kind } from '../changed';
import type { Words } from './fr';

const pages = (count: number) => `${count} ${count === 1 ? 'página' : 'páginas'}`;

const kinds: Record<Kind, [string, 'o' | 'a']> = {
  ...{ audio: ['Gravação', 'a'], button: ['Botão', 'o'], callout: ['Caixa', 'a'], card: ['Cartão', 'o'] },
  ...{ contact: ['Contacto', 'o'], file: ['Documento', 'o'], gallery: ['Galeria', 'a'], heading: ['Título', 'o'] },
  ...{ image: ['Imagem', 'a'], list: ['Lista', 'a'], map: ['Mapa', 'o'], panel: ['Secção', 'a'] },
  ...{ question: ['Pergunta', 'a'], quote: ['Citação', 'a'], step: ['Etapa', 'a'], table: ['Tabela', 'a'] },
  ...{ text: ['Texto', 'o'], video: ['Vídeo', 'o'] },
};
const changes = { added: 'acrescentad', removed: 'retirad', changed: 'alterad', moved: 'deslocad' };

export const pt: Words = {
  you: 'Está a ler como',
  youFor: 'Representa',
  notMe: 'Não sou eu',
  notLeft: 'Este aparelho ainda não se esqueceu de si: fá-lo-á assim que a rede voltar.',
  notYours: 'Não lhe diz respeito',
  notYoursPage: 'Esta página não lhe diz respeito. Pode lê-la.',
  toSend: (count) => `${count} ${count === 1 ? 'confirmação' : 'confirmações'} por enviar`,
  later: (count) =>
    `A confirmação ser-lhe-á proposta aqui quando tiver lido ${count === 1 ? 'a página que lhe falta' : `as ${count} páginas que lhe faltam`}.`,
  pagesOf: (count) => `${pages(count)} de ${count}`,
  acknowledge: 'Tomei conhecimento',
  acknowledgePages: (count) => `Tomei conhecimento ${count === 1 ? 'da página' : `das ${count} páginas`}`,
  nothingMore: 'Esta confirmação diz que o recebeu e leu, nada mais.',
  signature: 'A sua assinatura',
  clear: 'Apagar',
  draw: 'Assinar com o dedo',
  name: 'O seu nome',
  typeName: 'Escrever o meu nome',
  confirm: 'Confirmo a frase acima.',
  tick: 'Assinalar uma caixa',
  recorded:
    'Ficam registados o seu nome, a versão, a língua, o seu gesto, a hora deste ato e parte do endereço da sua ligação. Nunca o seu tempo de leitura.',
  missing: {
    drawing: 'Assine na moldura ou escolha outra forma de confirmar.',
    name: 'Escreva o seu nome.',
    tick: 'Assinale a caixa para confirmar.',
  },
  sending: 'A enviar',
  notKept: 'Não foi possível guardar a sua confirmação neste aparelho. Liberte espaço e tente de novo.',
  changed: 'A frase a confirmar mudou. Leia-a de novo e volte a confirmar.',
  closed: 'Esta confirmação já não é pedida: não ficou registada.',
  ticket: 'A sua confirmação está guardada aqui. Volte a abrir o guia pela sua ligação pessoal para a enviar.',
  keptTitle: 'Guardado neste aparelho',
  keptText: 'A sua confirmação seguirá sozinha quando a rede voltar e este guia estiver aberto. Conta uma só vez.',
  by: (name, when) => `${name}, ${when}, hora deste aparelho.`,
  steps: ['Confirmado e guardado aqui', 'Enviado quando a rede voltar', 'Número da confirmação mostrado aqui'],
  sevenDays: 'Volte a abrir este guia com rede dentro de sete dias: alguns telefones apagam o que guardam.',
  keepReading: 'Continuar a ler',
  recordedTitle: 'Ficou registado',
  thanks: 'Obrigado. A organização recebeu a sua confirmação e conserva-a.',
  before: 'Já tinha tomado conhecimento desta versão: eis a sua confirmação.',
  receivedOn: 'Recebido a',
  language: 'Língua',
  channel: 'Por',
  link: 'A sua ligação pessoal',
  number: 'Número da confirmação',
  toContents: 'Voltar ao índice',
  already: (day) => `Tomou conhecimento deste guia a ${day}.`,
  awaits: {
    person: 'Ainda se aguarda a confirmação da pessoa que representa.',
    representative: 'Ainda se aguarda a confirmação do seu representante.',
  },
  answers: (count) => (count > 1 ? 'As respostas às suas perguntas' : 'A resposta à sua pergunta'),
  asked: 'Perguntou',
  answeredOn: (day) => `Resposta de ${day}`,
  reread: (count) => `${pages(count)} a reler`,
  rereadFirst: (count) => (count === 1 ? 'Reler a página' : 'Reler a primeira página'),
  rereadNext: 'Página seguinte a reler',
  since: (day) => `Desde a sua confirmação de ${day}`,
  rereadTitle: (count) => (count === 1 ? 'Uma página mudou para si' : `${count} páginas mudaram para si`),
  newTitle: (count) =>
    count === 1 ? 'Uma página diz-lhe agora respeito' : `${count} páginas dizem-lhe agora respeito`,
  why: 'Porquê reler',
  whyMoved: 'A sua função ou o seu local mudou: esta página diz-lhe agora respeito.',
  nameChange: (kind, place, change) => {
    const [name, ending] = kinds[kind];
    return `${name}${place > 0 ? ` ${place}` : ''}, ${changes[change]}${ending}`;
  },
  otherThing: 'O que é mostrado mudou.',
  whole: 'A página inteira está abaixo.',
  seeWhole: 'Ver a página inteira',
  rereadBar: (count) => `A reler, ${pages(count)}`,
  stays: (count, day) =>
    `${count > 0 ? `${pages(count)} sem alterações: nada a reler. ` : ''}A sua confirmação de ${day} continua válida.`,
};
