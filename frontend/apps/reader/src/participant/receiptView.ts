import { make } from '../device/make';
import { bundle } from '../device/place';
import { icon } from './icons';
import { words } from './locales/words';
import type { Act, Receipt } from './queue';

type SignedAct = Extract<Act, { door: 'receipts' }>;

const lang = () => document.documentElement.lang;

/** A moment as its reader writes it: 16 mars 2027 à 10:42. */
export const writtenMoment = (at: string) =>
  new Intl.DateTimeFormat(lang(), { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at));

export const writtenDayOf = (at: string) => new Intl.DateTimeFormat(lang(), { dateStyle: 'long' }).format(new Date(at));

const languageName = (locale: string) => {
  const name = new Intl.DisplayNames([lang()], { type: 'language' }).of(locale.split('-')[0] ?? locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
};

export const sentenceBox = (sentence: string, locale: string) =>
  Object.assign(make('p', 'lvp-sentence', sentence), { lang: locale });

const wayTo = (text: string, file: string) =>
  Object.assign(make('a', 'lvr-action lvr-action-quiet', text), { href: new URL(file, bundle()).href });

/** What waits on this device: nothing is said to be recorded. */
export const waitingView = ({ signed, name, refused }: SignedAct) => {
  const say = words();
  const chip = make('p', 'lvp-chip', icon('waiting'), say.toSend(1));
  const ticket = make('div', 'lvp-waiting', chip, sentenceBox(signed.sentence, signed.locale));
  ticket.append(make('p', 'lvr-small', say.by(name, writtenMoment(signed.device_at))));
  const steps = make(
    'ol',
    'lvp-steps',
    ...say.steps.map((step, index) => make('li', index === 0 ? 'lvp-step-done' : '', step)),
  );
  const why = refused === 'ticket' ? say.ticket : say.keptText;
  return [
    make('p', 'lvp-lead', why),
    ticket,
    steps,
    make('p', 'lvr-small lvp-note', say.sevenDays),
    wayTo(say.keepReading, 'sommaire.html'),
  ];
};

const line = (name: string, value: string) => [make('dt', '', name), make('dd', '', value)];

/** What the server has recorded, with its number. */
export const receivedView = ({ signed, number, receivedAt, known }: Receipt) => {
  const say = words();
  const facts = make(
    'dl',
    'lvp-facts',
    ...line(say.receivedOn, writtenMoment(receivedAt)),
    ...line(say.language, languageName(signed.locale)),
    ...line(say.channel, say.link),
  );
  const stub = make('p', 'lvp-stub', make('span', 'lvr-small', say.number), make('strong', 'lvp-number', number));
  return [
    make('p', 'lvp-lead', known ? say.before : say.thanks),
    make('div', 'lvp-ticket', sentenceBox(signed.sentence, signed.locale), facts, stub),
    wayTo(say.toContents, 'sommaire.html'),
  ];
};
