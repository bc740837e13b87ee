/** The demo users. Each promise has its own, so that the files can run side by side. */
export const people = {
  camille: { name: 'Camille Vidal', email: 'camille.vidal@maison-aubrac.test' },
  helene: { name: 'Hélène Roux', email: 'helene.roux@maison-aubrac.test' },
  julien: { name: 'Julien Delmas', email: 'julien.delmas@maison-aubrac.test' },
  awa: { name: 'Awa Diop', email: 'awa.diop@maison-aubrac.test' },
  sofia: { name: 'Sofia Costa', email: 'sofia.costa@maison-aubrac.test' },
  marc: { name: 'Marc Roche', email: 'marc.roche@maison-aubrac.test' },
  nora: { name: 'Nora Fabre', email: 'nora.fabre@maison-aubrac.test' },
  margaux: { name: 'Margaux Leroy', email: 'margaux.leroy@maison-aubrac.test' },
  etienne: { name: 'Étienne Marchal', email: 'etienne.marchal@maison-aubrac.test' },
  lucie: { name: 'Lucie Bernard', email: 'lucie.bernard@maison-aubrac.test' },
  theo: { name: 'Théo Garcia', email: 'theo.garcia@maison-aubrac.test' },
  odile: { name: 'Odile Valadier', email: 'odile.valadier@maison-aubrac.test' },
  nadia: { name: 'Nadia Ferrière', email: 'nadia.ferriere@maison-aubrac.test' },
  lea: { name: 'Léa Fontaine', email: 'lea.fontaine@clinique-des-tilleuls.test' },
  agathe: { name: 'Agathe Perrin', email: 'agathe.perrin@clinique-des-tilleuls.test' },
  karim: { name: 'Karim Benali', email: 'karim.benali@clinique-des-tilleuls.test' },
  samir: { name: 'Samir Haddad', email: 'samir.haddad@clinique-des-tilleuls.test' },
  chloe: { name: 'Chloé Petit', email: 'chloe.petit@clinique-des-tilleuls.test' },
  hugo: { name: 'Hugo Lambert', email: 'hugo.lambert@clinique-des-tilleuls.test' },
  remi: { name: 'Rémi Marchand', email: 'remi.marchand@clinique-des-tilleuls.test' },
  ewa: { name: 'Ewa Nowak', email: 'ewa.nowak@clinique-des-tilleuls.test' },
  maud: { name: 'Maud Collet', email: 'maud.collet@atelier-horizon.test' },
  bastien: { name: 'Bastien Faure', email: 'bastien.faure@atelier-horizon.test' },
  gaelle: { name: 'Gaëlle Tessier', email: 'gaelle.tessier@atelier-horizon.test' },
  paul: { name: 'Paul Garnier', email: 'paul.garnier@livretier.test' },
  solene: { name: 'Solène Guérin', email: 'solene.guerin@livretier.test' },
  irene: { name: 'Irène Faure', email: 'irene.faure@livretier.test' },
  ines: { name: 'Inès Moreau', email: 'ines.moreau@livretier.test' },
  elodie: { name: 'Élodie Chabrol', email: 'elodie.chabrol@spa-des-monts.test' },
  claire: { name: 'Claire Nogier', email: 'claire.nogier@les-genevriers.test' },
  fanny: { name: 'Fanny Vernet', email: 'fanny.vernet@auberge-des-sucs.test' },
  rose: { name: 'Rose Fourcade', email: 'rose.fourcade@laiterie-fourcade.test' },
} as const;

export type Person = { readonly name: string; readonly email: string };

export const password = 'Livretier-2026-demo';
