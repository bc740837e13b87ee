import { dayIn } from '@/shared/text/moments';
import type { Participant, PersonMessage, Receipt } from '../api/participants';

/** What happened to somebody, or is awaited: reading has a day, an act a minute. */
export type Step =
  | { kind: 'added' | 'invited'; at: string }
  | { kind: 'written'; at: string; message: PersonMessage }
  | { kind: 'opened' | 'read'; day: string }
  | { kind: 'confirmed'; day: null; pages: number }
  | { kind: 'acknowledged'; at: string; receipt: Receipt | null }
  | { kind: 'excluded'; at: string; reason: string }
  | { kind: 'awaited' | 'reread'; day: string | null; late: boolean; pages: readonly string[] };

const ranks: readonly Step['kind'][] = [
  'added',
  'invited',
  'written',
  'opened',
  'confirmed',
  'read',
  'acknowledged',
  'excluded',
  'awaited',
  'reread',
];

const minutes = 60_000;

/* A message that was taken hands the booklet over: that is one thing. */
const isBy = (invited_at: string) => (message: PersonMessage) =>
  message.nature === 'invitation' && Math.abs(Date.parse(message.at) - Date.parse(invited_at)) < 10 * minutes;

const acts = (
  { added_at, invited_at, excluded_at, excluded_reason }: Participant,
  messages: readonly PersonMessage[],
): Step[] => [
  { kind: 'added', at: added_at },
  ...(invited_at && !messages.some(isBy(invited_at)) ? [{ kind: 'invited' as const, at: invited_at }] : []),
  ...messages.map((message) => ({ kind: 'written' as const, at: message.at, message })),
  ...(excluded_at ? [{ kind: 'excluded' as const, at: excluded_at, reason: excluded_reason }] : []),
];

const progress = ({ opened_on, read_on, pages_read }: Participant): Step[] => [
  ...(opened_on ? [{ kind: 'opened' as const, day: opened_on }] : []),
  ...(read_on ? [{ kind: 'read' as const, day: read_on }] : []),
  ...(!read_on && pages_read > 0 ? [{ kind: 'confirmed' as const, day: null, pages: pages_read }] : []),
];

/** Every receipt; without a look at the register, that there is one. */
const acknowledged = ({ acknowledged_at }: Participant, receipts: readonly Receipt[]): Step[] =>
  receipts.length > 0
    ? receipts.map((receipt) => ({ kind: 'acknowledged', at: receipt.received_at, receipt }))
    : acknowledged_at
      ? [{ kind: 'acknowledged', at: acknowledged_at, receipt: null }]
      : [];

const awaited = ({ state, due_on, late, reread_pages }: Participant): Step[] => {
  if (state === 'excluded' || state === 'left') return [];
  if (state === 'to_reread') return [{ kind: 'reread', day: due_on, late, pages: reread_pages }];
  return due_on ? [{ kind: 'awaited', day: due_on, late, pages: [] }] : [];
};

const orderOf = (step: Step, timeZone: string | undefined) => {
  if (step.kind === 'awaited' || step.kind === 'reread') return '9999';
  if (step.kind === 'confirmed') return '9998';
  if ('at' in step) return dayIn(timeZone, new Date(step.at));
  return step.day ?? '';
};

/** The newest first; on one day, in the order in which things happen. */
export const timelineOf = (
  participant: Participant,
  { receipts, messages }: { receipts: readonly Receipt[]; messages: readonly PersonMessage[] },
  timeZone: string | undefined,
): Step[] =>
  [
    ...acts(participant, messages),
    ...progress(participant),
    ...acknowledged(participant, receipts),
    ...awaited(participant),
  ]
    .map((step) => ({
      step,
      day: orderOf(step, timeZone),
      rank: ranks.indexOf(step.kind),
      at: 'at' in step ? step.at : '',
    }))
    .sort((one, other) => other.day.localeCompare(one.day) || other.rank - one.rank || other.at.localeCompare(one.at))
    .map(({ step }) => step);
