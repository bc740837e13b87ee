import { make } from '../device/make';
import { keptReader } from '../participant/kept';
import { words } from './locales/words';
import type { Question } from './queue';

/** How an answer finds whoever asks; `missing` says what keeps it from that. */
type Back = {
  field?: HTMLElement;
  said: () => Pick<Question, 'replyTo' | 'who' | 'ticket'>;
  missing: () => string;
  /** What they may expect. */
  promise: () => string;
};

const nothing: Back = { said: () => ({}), missing: () => '', promise: () => '' };

/* Off by default: a question has no name unless somebody gives theirs. */
const nameSwitch = (manager: string, who: string, ticket: string): Back => {
  const box = Object.assign(make('input', ''), { type: 'checkbox', role: 'switch' });
  const sees = make('span', 'lvr-small', `${words().sees(manager)} ${words().here}`);
  const field = make('label', 'lvr-ask-name', make('span', '', words().giveName, sees), box);
  return {
    field,
    said: () => (box.checked ? { who, ticket } : {}),
    missing: () => '',
    promise: () => (box.checked ? words().here : ''),
  };
};

const emailField = (): Back => {
  const input = Object.assign(make('input', ''), { type: 'email', maxLength: 254, autocomplete: 'email' as const });
  const optional = make('span', 'lvr-ask-optional', words().optional);
  return {
    field: make('label', 'lvr-ask-field', make('span', '', `${words().email} `, optional), input),
    said: () => (input.value.trim() ? { replyTo: input.value.trim() } : {}),
    missing: () => (input.checkValidity() ? '' : words().noEmail),
    promise: () => (input.value.trim() ? words().byMail : ''),
  };
};

/** A name for whoever came by a personal link, an address for the others, neither for who is looked after. */
export const makeBack = ({ dataset: { care, manager = '' } }: HTMLElement): Back => {
  if (care) return nothing;
  const { who, told, leaving, came } = keptReader();
  return who && told && !leaving && !came ? nameSwitch(manager, who, told.ticket) : emailField();
};

/** What somebody wrote under a page and has not sent yet: a touch beside the sheet does not lose it. */
const drafts = new Map<string, string>();

export const makeText = (kind: Question['kind'], page: string) => {
  const area = Object.assign(make('textarea', ''), { rows: 3, maxLength: 1000, value: drafts.get(page) ?? '' });
  const optional = make('span', 'lvr-ask-optional', words().optional);
  const name = kind === 'unclear' ? [`${words().missing} `, optional] : [words().question];
  area.addEventListener('input', () => drafts.set(page, area.value));
  return {
    area,
    field: make('label', 'lvr-ask-field', make('span', '', ...name), area),
    clear: () => drafts.delete(page),
  };
};
