import {
  type Icon,
  IconBookUpload,
  IconCalendarDue,
  IconClockExclamation,
  IconDatabase,
  IconGavel,
  IconLanguage,
  IconMail,
  IconMessageQuestion,
  IconRefresh,
  IconUsers,
} from '@tabler/icons-react';
import { paths } from '@/shared/paths';
import type { TodoLine } from '../api';

type Kind = TodoLine['kind'];
export type Topic = 'obligations' | 'readers' | 'languages' | 'booklets' | 'company';

/** How a kind of thing to do looks, and among which it stands. */
export const looks: Record<Kind, { icon: Icon; topic: Topic }> = {
  missing_obligation: { icon: IconGavel, topic: 'obligations' },
  legal_update: { icon: IconGavel, topic: 'obligations' },
  overdue_value: { icon: IconClockExclamation, topic: 'obligations' },
  late_readers: { icon: IconUsers, topic: 'readers' },
  unanswered_question: { icon: IconMessageQuestion, topic: 'readers' },
  outdated_translation: { icon: IconLanguage, topic: 'languages' },
  failed_publication: { icon: IconBookUpload, topic: 'booklets' },
  core_update: { icon: IconRefresh, topic: 'booklets' },
  booklet_review: { icon: IconCalendarDue, topic: 'booklets' },
  storage_quota: { icon: IconDatabase, topic: 'company' },
  people_quota: { icon: IconUsers, topic: 'company' },
  mails_quota: { icon: IconMail, topic: 'company' },
  booklets_quota: { icon: IconBookUpload, topic: 'company' },
};

export type Tone = 'danger' | 'warning' | 'info';

export const toneOf = (rank: number): Tone => {
  if (rank <= 3) return 'danger';
  return rank <= 6 ? 'warning' : 'info';
};

/** Where it is settled: in a booklet, or for the whole company. Limits that no list tells stand on the company's card. */
export const wayTo = (
  kind: Kind,
  { bookletId, companyId = '' }: { bookletId: string | undefined; companyId: string | undefined },
) => {
  const ofBooklet = { livret: bookletId };
  const inEditor = { to: paths.bookletEditor as string, params: { id: bookletId ?? '' } };
  switch (kind) {
    case 'missing_obligation':
      return { ...inEditor, search: { vue: 'grille' as const } };
    case 'legal_update':
    case 'core_update':
      return { to: paths.booklets, search: { vue: 'socle' as const, par: 'livret' as const, livret: bookletId } };
    case 'overdue_value':
      return { to: paths.values, search: { etat: 'overdue' as const } };
    case 'late_readers':
      return { to: paths.bookletParticipants, search: { ...ofBooklet, retard: true as const } };
    case 'unanswered_question':
      return { to: paths.bookletParticipants, search: { ...ofBooklet, vue: 'questions' as const } };
    case 'outdated_translation':
      return { to: paths.bookletTranslations as string, params: { id: bookletId ?? '' } };
    case 'failed_publication':
      return { ...inEditor, search: { vue: 'versions' as const } };
    case 'booklet_review':
      return { to: paths.bookletAdvanced, search: ofBooklet };
    case 'storage_quota':
      return { to: paths.storage };
    case 'people_quota':
      return { to: paths.people };
    default:
      return { to: paths.company as string, params: { id: companyId }, hash: 'quotas' };
  }
};

type Group = { topic: Topic; lines: TodoLine[] };

/** Lines of one topic that follow each other stand together. */
export const grouped = (lines: readonly TodoLine[]) => {
  const groups: Group[] = [];
  for (const line of lines) {
    const { topic } = looks[line.kind];
    const last = groups.at(-1);
    if (last?.topic === topic) last.lines.push(line);
    else groups.push({ topic, lines: [line] });
  }
  return groups;
};
