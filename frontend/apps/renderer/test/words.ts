import type { AnyBlock, BlockOf, MediaSource, RichText } from '@livretier/blocks';

/*
 * What a reader of French meets in each block, gathered from the document without any view: a second opinion.
 * Sizes are those of the small library of the samples.
 */
type Library = Record<string, MediaSource>;
type Values = Record<string, string>;

const tones = { info: 'Information', warning: 'Attention', danger: 'Danger', tip: 'Astuce' };
const providers = { youtube: 'YouTube', vimeo: 'Vimeo', dailymotion: 'Dailymotion' };

const said = (key: string, values: Values) => values[key] ?? key.split('_').join(' ');

const written = (text: RichText, values: Values) =>
  text
    .map((inline) => {
      if (inline.type === 'break') return '';
      return inline.type === 'text' ? inline.text : said(inline.key, values);
    })
    .join('');

const filled = (line: string, values: Values) => line.replaceAll(/\{\{([a-z]\w*)\}\}/g, (_, key) => said(key, values));

const recording = (player: string, title: string, transcript: string) =>
  `${player}${title}${transcript && `Transcription${transcript}`}`;

type Found = MediaSource | undefined;
type Readers = { [Type in AnyBlock['type']]?: (props: BlockOf<Type>['props'], found: Found, values: Values) => string };

/* What a block says beside its text and its blocks, before them. */
const readers: Readers = {
  callout: ({ tone }) => tones[tone],
  image: ({ caption }, found) => (found ? caption : ''),
  video: ({ provider, code, title, transcript }, found) => {
    if (provider) return code && recording(`Regarder la vidéo sur ${providers[provider]}`, title, transcript);
    return found ? recording('', title, transcript) : '';
  },
  audio: ({ title, transcript }, found) => (found ? recording('', title, transcript) : ''),
  file: ({ label }, found) => (found ? `${label || found.name} (PDF, 2,4\u202fMo)` : ''),
  table: ({ caption }) => caption,
  accordion_item: ({ title }) => title,
  card: ({ title }) => title,
  button: ({ label }) => label,
  contact: ({ name, role, phone, email, place }, _, values) => filled(name + role + phone + email + place, values),
  map: ({ place, href }) => place + (href && 'Voir sur une carte'),
  question: ({ prompt, several }) => prompt + (several ? 'Plusieurs bonnes réponses' : 'Une seule bonne réponse'),
  acknowledgement: ({ sentence }) => sentence,
};

const besides = (block: AnyBlock, library: Library, values: Values) => {
  const found = 'media' in block.props && block.props.media !== null ? library[block.props.media] : undefined;
  const read = readers[block.type] as ((props: AnyBlock['props'], found: Found, values: Values) => string) | undefined;
  return read?.(block.props, found, values) ?? '';
};

/* What it says after them. */
const after = (block: AnyBlock) => {
  if (block.type === 'quote') return block.props.author;
  if (block.type !== 'question') return '';
  const { explanation, passage } = block.props;
  return `${explanation && `Explication${explanation}`}${passage ? 'Relire le passage' : ''}`;
};

/** The text of blocks, in the order of reading. */
export const textOf = (blocks: readonly AnyBlock[], library: Library, values: Values): string =>
  blocks
    .map((block) => {
      const own = 'text' in block ? written(block.text, values) : '';
      const inner = 'children' in block ? textOf(block.children, library, values) : '';
      return besides(block, library, values) + own + inner + after(block);
    })
    .join('');
