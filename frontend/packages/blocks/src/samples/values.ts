/** What the company of the samples has stored; it has not named its safety contact yet. */
const values: Record<string, string> = {
  responsable_hygiene: 'Camille Roux',
  disability_contact: 'Inès Moreau',
  disability_contact_phone: '05 65 00 12 34',
  disability_contact_email: 'ines@aubrac.example',
  reception: 'Le bureau vert',
  internal_emergency_phone: '18',
  site_address: '2, place du Foirail, 12210 Laguiole',
};

const labels: Record<string, string> = {
  safety_contact: 'référent sécurité',
  safety_contact_phone: 'téléphone du référent sécurité',
};

export const findValue = (key: string) => values[key];
export const findLabel = (key: string) => labels[key];
