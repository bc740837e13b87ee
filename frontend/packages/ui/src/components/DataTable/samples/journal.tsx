import {
  IconAddressBook,
  IconCalendar,
  IconFileImport,
  IconPencil,
  IconRosetteDiscountCheckOff,
  IconUserCog,
  IconUserShield,
  IconWorldUp,
} from '@tabler/icons-react';
import { Icon } from '../../Icon/Icon';
import type { Column } from '../table';
import { Person } from './Person';
import classes from './Sample.module.css';

const actions = {
  end: { icon: IconUserShield, text: 'Fin d’emprunt d’identité' },
  closing: { icon: IconCalendar, text: 'Date de fermeture modifiée' },
  start: { icon: IconUserShield, text: 'Emprunt d’identité' },
  receipt: { icon: IconRosetteDiscountCheckOff, text: 'Accusé de lecture annulé' },
  page: { icon: IconPencil, text: 'Page modifiée' },
  publish: { icon: IconWorldUp, text: 'Version 1.4 publiée' },
  practical: { icon: IconAddressBook, text: 'Information pratique modifiée' },
  people: { icon: IconFileImport, text: 'Import de 12 personnes' },
  role: { icon: IconUserCog, text: 'Rôle changé' },
};

export type Entry = { id: string; at: string; who: string; as?: string; what: keyof typeof actions; object: string };

export const entries: readonly Entry[] = [
  {
    id: '9',
    at: '10:44',
    who: 'Nadia Ferrière',
    as: 'Camille Vidal',
    what: 'end',
    object: 'Compte de Camille Vidal',
  },
  {
    id: '8',
    at: '10:42',
    who: 'Nadia Ferrière',
    as: 'Camille Vidal',
    what: 'closing',
    object: 'Accès, accueil saisonniers 2027',
  },
  { id: '7', at: '10:31', who: 'Nadia Ferrière', what: 'start', object: 'Compte de Camille Vidal' },
  { id: '6', at: '10:05', who: 'Hélène Roux', what: 'receipt', object: 'Paul Nozeran, version 2.3' },
  { id: '5', at: '9:58', who: 'Julien Delmas', what: 'page', object: '« Se laver les mains »' },
  { id: '4', at: '9:12', who: 'Automatique', what: 'publish', object: 'Bonnes pratiques d’hygiène' },
  { id: '3', at: '9:11', who: 'Awa Diallo', what: 'practical', object: 'Horaires du vestiaire' },
  { id: '2', at: '8:47', who: 'Camille Vidal', what: 'people', object: 'Livret d’accueil saisonniers 2027' },
  { id: '1', at: 'hier, 18:20', who: 'Hélène Roux', what: 'role', object: 'Awa Diallo' },
];

export const entryColumns: readonly Column<Entry, 'at' | 'who' | 'what' | 'object'>[] = [
  { key: 'at', header: 'Heure', cell: ({ at }) => at, width: 'narrow' },
  {
    key: 'who',
    header: 'Qui',
    primary: true,
    cell: ({ who, as }) => <Person name={who} caption={as && `en tant que ${as}`} actingFor />,
  },
  {
    key: 'what',
    header: 'Action',
    cell: ({ what }) => (
      <span className={classes.act}>
        <Icon of={actions[what].icon} />
        {actions[what].text}
      </span>
    ),
  },
  { key: 'object', header: 'Objet', cell: ({ object }) => object },
];
