import { IconCheck, IconMail, IconPlayerPause } from '@tabler/icons-react';
import { StatusTag } from '../../StatusTag/StatusTag';
import { TwoLines } from '../../TwoLines/TwoLines';
import type { Column } from '../table';
import { Person } from './Person';

const statuses = {
  active: { icon: IconCheck, tone: 'success', text: 'Actif' },
  invited: { icon: IconMail, tone: 'info', text: 'Invité' },
  suspended: { icon: IconPlayerPause, tone: 'warning', text: 'Suspendu' },
} as const;

export type Account = {
  name: string;
  email: string;
  company: string;
  role: string;
  status: keyof typeof statuses;
  booklets: number;
  seen: string;
};

export const accounts: readonly Account[] = [
  ['Hélène Roux', 'helene.roux@example.com', 'Maison Aubrac', 'Administratrice', 'active', 12, 'il y a 20 min'],
  [
    'Camille Vidal',
    'camille.vidal@example.com',
    'Maison Aubrac',
    'Responsable de livrets',
    'active',
    9,
    'il y a 4 min',
  ],
  ['Julien Delmas', 'julien.delmas@example.com', 'Maison Aubrac', 'Responsable de livrets', 'active', 3, 'hier, 22:14'],
  ['Awa Diallo', 'awa.diallo@example.com', 'Maison Aubrac', 'Rédactrice', 'active', 2, '12 mars'],
  ['João Pinto', 'joao.pinto@example.pt', 'Maison Aubrac', 'Traducteur', 'invited', 0, 'expire le 21 mars'],
  ['Cabinet Valadier', 'audit@example.org', 'Maison Aubrac', 'Auditeur', 'active', 0, '9 mars'],
  ['Rachid Amrani', 'r.amrani@example.com', 'CFA du Rouergue', 'Administrateur', 'active', 21, 'hier, 9:02'],
  [
    'Sylvie Costes',
    's.costes@example.com',
    'Clinique des Causses',
    'Responsable de livrets',
    'suspended',
    8,
    '3 févr.',
  ],
  ['Paul Estève', 'p.esteve@example.com', 'Bâtir en Terrefort', 'Administrateur', 'invited', 0, 'expire demain'],
].map(
  ([name, email, company, role, status, booklets, seen]) =>
    ({ name, email, company, role, status, booklets, seen }) as Account,
);

export const accountColumns: readonly Column<Account>[] = [
  {
    key: 'name',
    header: 'Utilisateur',
    primary: true,
    sortable: true,
    cell: ({ name, email }) => <Person name={name} caption={email} />,
  },
  {
    key: 'role',
    header: 'Entreprise et rôle',
    hideable: true,
    cell: ({ company, role }) => <TwoLines title={company} caption={role} size="small" />,
  },
  {
    key: 'status',
    header: 'Statut',
    hideable: true,
    cell: ({ status }) => (
      <StatusTag shape={statuses[status].icon} tone={statuses[status].tone}>
        {statuses[status].text}
      </StatusTag>
    ),
  },
  { key: 'booklets', header: 'Livrets', align: 'end', hideable: true, cell: ({ booklets }) => booklets },
  { key: 'seen', header: 'Dernière venue', sortable: true, width: 'fit', cell: ({ seen }) => seen },
];
