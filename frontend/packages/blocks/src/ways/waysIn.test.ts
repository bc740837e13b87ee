import { describe, expect, it } from 'vitest';
import { waysIn } from './waysIn';

const tapped = (text: string, around?: string) => waysIn(text, around).map(({ from, to }) => text.slice(from, to));
const hrefs = (text: string) => waysIn(text).map(({ href }) => href);

describe('a number that can be called', () => {
  it.each([
    ['L’accueil répond au 04 71 00 00 00.', 'tel:0471000000'],
    ['04.71.00.00.00', 'tel:0471000000'],
    ['Tél. : 04\u00a071\u00a000\u00a000\u00a000, le matin', 'tel:0471000000'],
    ['(06-39-98-12-34)', 'tel:0639981234'],
    ['0639981234', 'tel:0639981234'],
    ['Depuis l’étranger : +33 4 71 00 00 00', 'tel:+33471000000'],
    ['+33 (0)4 71 00 00 00', 'tel:+33471000000'],
    ['0 800 123 456, appel gratuit', 'tel:0800123456'],
    ['0800 12 34 56', 'tel:0800123456'],
    ['0262 41 15 00', 'tel:0262411500'],
    ['+32 2 123 45 67', 'tel:+3221234567'],
  ])('%s', (text, href) => {
    expect(hrefs(text)).toEqual([href]);
  });

  it.each([
    ['Appelez le 15, le 18 ou le 112, et les secouristes : Léa.', ['15', '18', '112']],
    ['Faites le 17 ou le 112. Si vous ne pouvez pas parler, écrivez au 114.', ['17', '112', '114']],
    ['Sinon, appelez les secours, 15, 17, 18 ou 112.', ['15', '17', '18', '112']],
    ['Danger tout de suite ? Appelez le 17 ou le 112. Pour un blessé, le 15.', ['17', '112', '15']],
    ['Au téléphone, le 15 vous guide.', ['15']],
    ['Suivez ce que dit le 15.', ['15']],
    ['Après un gros choc, demandez d’abord conseil au 15.', ['15']],
    ['Appelez le 15 avec l’étiquette en main.', ['15']],
    ['Appelez le 15 si la personne est confuse.', ['15']],
    ['Si elle ne répond pas, appelez vous-même le 18 ou le 112.', ['18', '112']],
    ['Sans réponse, allez aux urgences ou faites le 15.', ['15']],
    ['Je n’entre pas, je m’éloigne et j’appelle le 17 ou le 112.', ['17', '112']],
    ['Police : le 17. Pompiers (18). SAMU 15.', ['17', '18', '15']],
    ['En Europe, le numéro d’urgence est le 112.', ['112']],
    ['Le 114 répond par message écrit.', ['114']],
    ['Envoyez un SMS au 114.', ['114']],
    ['Le 3114 répond jour et nuit si tout devient lourd.', ['3114']],
    ['Orientez vers un soignant ou vers le 3114, jour et nuit.', ['3114']],
    ['Femme victime de violences : le 39 19.', ['39 19']],
    ['Une personne âgée maltraitée ? Faites le 3133, gratuit, tous les jours de 9 h à 20 h.', ['3133']],
    ['Jeune de moins de 18 ans en danger : le 119.', ['119']],
    ['Jeunes harcelés en ligne : le 3018.', ['3018']],
    ['Sans abri, vous pouvez appeler le 115, jour et nuit.', ['115']],
    ['Le soir, le 116 117 répond dans plusieurs régions.', ['116 117']],
    ['3919 : femmes victimes de violences', ['3919']],
    ['17 ou 112 : une urgence ; par SMS, le 114.', ['17', '112', '114']],
    ['In an emergency, call 112 or dial 15.', ['112', '15']],
  ])('%s', (text, numbers) => {
    expect(tapped(text)).toEqual(numbers);
  });

  it('is written to when it is the 114', () => {
    expect(hrefs('Par SMS, faites le 114.')).toEqual(['sms:114']);
  });

  it('stands alone in a cell of a table that speaks of help, and only there', () => {
    expect(tapped('15', 'Les numéros d’urgence Numéro Pour quoi 15 Samu')).toEqual(['15']);
    expect(tapped('15', 'Combien de jours Congés 15 Ancienneté')).toEqual([]);
    expect(tapped('15')).toEqual([]);
  });
});

describe('a number that is something else', () => {
  it.each([
    'Code du travail, art. L. 1153-5, L. 119-1, D. 4153-15 et R. 6352-18',
    'Arrêté du 15 avril 2008, modifié le 18 mars 2019',
    'Vous avez moins de 18 ans : 15 minutes de pause, puis 17 jours.',
    'La paie est versée avant le 15. Les congés se posent jusqu’au 18.',
    'Vous pouvez nous contacter le 15 ou le 17.',
    'Le bureau vous appelle le 15.',
    'Appelez-nous le 15 mai.',
    'Le 15, la salle est fermée.',
    'Le service est au 18 rue Neuve. En cas d’urgence, allez au 15, rue Haute.',
    'Entre 15 et 20 ans, certaines aides changent.',
    'Chambre 112, bureau 114, poste 119',
    'Prenez le bus : le 112 passe à l’heure.',
    'Une amende de 15 000 € ou de 3 114 €, soit 112 % du prix.',
    'Il faisait −18 °C le matin, 17 h 30 le soir, de 15 à 18.',
    'SIRET 552 100 554 00013, déclaration 76 12 01234 12',
    'IBAN FR76 3000 4000 0312 3456 7890 143',
    'Sécurité sociale : 2 85 05 78 006 084 36',
    'Version 18.112, page 3018, n° 3919',
    'En 2018, 3018 personnes ont appelé.',
    'Le 01/02/2024 à 10:15',
    'Pause : 45 minutes, ou 15 puis 30.',
  ])('%s', (text) => {
    expect(tapped(text)).toEqual([]);
  });
});

describe('an address', () => {
  it('of the mail is written to, without the point of its sentence', () => {
    expect(hrefs('Écrivez à rh.paie@aubrac.example.org.')).toEqual(['mailto:rh.paie@aubrac.example.org']);
    expect(hrefs('https://rh@example.org/, @equipe, prix@, a@b')).toEqual([]);
  });

  it.each([
    [
      'Rendez-vous au 3, place de l’Église, 12470 Saint-Chély-d’Aubrac, le matin.',
      '3, place de l’Église, 12470 Saint-Chély-d’Aubrac',
    ],
    ['12 bis rue de la Paix 75002 Paris Cedex 07', '12 bis rue de la Paix 75002 Paris Cedex 07'],
    ['4, rue du Foirail, 12500 Espalion', '4, rue du Foirail, 12500 Espalion'],
    ['Au 4, Rue du Foirail, 12500 Espalion depuis toujours', '4, Rue du Foirail, 12500 Espalion'],
    ['9 rue de Bruxelles, 93200 Saint-Denis le matin', '9 rue de Bruxelles, 93200 Saint-Denis'],
    ['1 quai Neuf, 76000 La Rivière Saint-Sauveur', '1 quai Neuf, 76000 La Rivière Saint-Sauveur'],
  ])('of a place is looked up on a map: %s', (text, place) => {
    expect(tapped(text)).toEqual([place]);
    expect(hrefs(text)).toEqual([`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`]);
  });

  it('without a street or a town stays words', () => {
    expect(tapped('Le bureau vert, au bout de la rue. Libre réponse 71120')).toEqual([]);
  });
});
