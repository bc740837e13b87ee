import { describe, expect, it } from 'vitest';
import { chaptersSearch, obligationsSearch, sectorsSearch } from './librarySearch';

const id = '01930000-0000-7000-8000-0000000000a1';

describe('the address of the chapters', () => {
  it('carries what filters them', () => {
    const search = {
      recherche: 'hygiène',
      statut: 'draft',
      secteur: id,
      obligation: id,
      origine: 'company',
      suite: ['a'],
    };

    expect(chaptersSearch(search)).toEqual(search);
  });

  it('leaves out what nobody understands', () => {
    const nonsense = { recherche: {}, statut: 'perdu', secteur: '42', obligation: 'x', origine: 'lune', suite: 'a' };

    expect(Object.values(chaptersSearch(nonsense)).filter(Boolean)).toEqual([]);
  });
});

describe('the addresses of the sectors and of the obligations', () => {
  it('carry what filters them', () => {
    expect(sectorsSearch({ recherche: 'hôtel', statut: 'archived' })).toMatchObject({
      recherche: 'hôtel',
      statut: 'archived',
    });
    expect(obligationsSearch({ secteur: id, niveau: 'mandatory', aVerifier: true, doute: true })).toMatchObject({
      secteur: id,
      niveau: 'mandatory',
      aVerifier: true,
      doute: true,
    });
  });

  it('leave out what nobody understands', () => {
    expect(obligationsSearch({ niveau: 'haut', aVerifier: 'oui', doute: 'non' })).toEqual({});
    expect(sectorsSearch({ statut: 'in_review' })).toEqual({});
  });
});
