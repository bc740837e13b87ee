import { describe, expect, it } from 'vitest';
import { booklet } from '../samples/booklet';
import { contactsOf } from './contactsOf';

describe('a contact', () => {
  const nobody = { media: null, name: '', role: '', phone: '', email: '', place: '' };
  const contacts = (...told: Partial<typeof nobody>[]) => {
    const blocks = told.map((props, place) => ({
      id: `k${place}`,
      type: 'contact' as const,
      props: { ...nobody, ...props },
    }));
    const values: Record<string, string> = { standing: 'votre service de santé', health_phone: '04 65 71 10 02' };
    const page = { id: 'p', title: 'Qui', importance: 'info' as const, document: { schema: 2 as const, blocks } };
    const chapters = [{ id: 'q', title: 'Q', minutes: 1, mandatory: false, pages: [page] }];
    return contactsOf(
      { ...booklet, chapters },
      (key) => values[key],
      () => undefined,
    ).map(({ props: { name, role, phone, email, place } }) => [name, role, phone, email, place].filter(Boolean));
  };

  it('is one card, however often and however written its name and number stand in the booklet', () => {
    expect(
      contacts(
        { name: 'Dr Martin', phone: '{{health_phone}}' },
        { name: 'Dr. martin', role: 'Médecin du travail', phone: '04.65.71.10.02', email: 'sante@example.org' },
        { name: 'Dr Martin', phone: '04 65 71 10 03' },
      ),
    ).toEqual([
      ['Dr Martin', 'Médecin du travail', '04 65 71 10 02', 'sante@example.org'],
      ['Dr Martin', '04 65 71 10 03'],
    ]);
  });

  it('is one card also when its name is written without its accents, or in capitals', () => {
    expect(
      contacts(
        { name: 'Hélène Œrtel', phone: '04 65 71 10 02' },
        { name: 'HELENE OERTEL', role: 'Infirmière', phone: '04 65 71 10 02' },
      ),
    ).toEqual([['Hélène Œrtel', 'Infirmière', '04 65 71 10 02']]);
  });

  it('is left out when nothing leads to it: no number, no address, or words that stand in for one', () => {
    expect(
      contacts(
        { name: 'Le médecin du travail' },
        { name: 'Inspection', phone: '{{unknown_phone}}', place: '{{standing}}' },
        { name: 'Referent', phone: '{{standing}}' },
        { name: 'Accueil', place: 'Au rez-de-chaussée' },
      ),
    ).toEqual([['Accueil', 'Au rez-de-chaussée']]);
  });
});
