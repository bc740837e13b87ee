import { describe, expect, it } from 'vitest';
import { isFiltered, queryOf } from './registerQuery';
import { registerSearch } from './registerSearch';

describe('the address of the register', () => {
  it('keeps what it understands', () => {
    const search = {
      recherche: 'rosa',
      personne: '01930000-0000-7000-8000-0000000000f1',
      version: '2.0',
      langue: 'pt-PT',
      voie: 'tablet',
      force: 'witnessed',
      du: '2027-03-01',
      au: '2027-03-31',
      valeur: 'valables',
      ordre: 'nom',
      suite: ['abc'],
      accuse: '01930000-0000-7000-8000-0000000000a1',
    };

    expect(registerSearch(search)).toEqual(search);
    expect(queryOf(registerSearch(search))).toMatchObject({
      ...{ cancelled: false, order: 'name', strength: 'witnessed' },
      participant: search.personne,
    });
  });

  it.each([
    ['version', '2'],
    ['langue', 'portugais'],
    ['voie', 'pigeon'],
    ['force', 'qualified'],
    ['du', '2027-13-01'],
    ['valeur', 'true'],
    ['accuse', '42'],
    ['personne', 'rosa'],
  ])('leaves out %s: %s', (part, value) => {
    expect(registerSearch({ [part]: value })).not.toMatchObject({ [part]: expect.anything() });
  });

  it('is not filtered by its order, its page or the open receipt', () => {
    expect(isFiltered({ ordre: 'nom', suite: ['a'], accuse: 'x' })).toBe(false);
    expect(isFiltered({ valeur: 'annules' })).toBe(true);
  });
});
