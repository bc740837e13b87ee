import { inLanguage } from '@livretier/blocks';
import type { Kind } from '../../content';

/** What a poster says, in the language of those who read it: not in that of whoever prints it. */
type PosterWords = {
  title: Record<Kind, string>;
  aim: string;
  code: string;
  type: (address: string) => string;
  qr: (address: string) => string;
};

const fr: PosterWords = {
  title: {
    employee_welcome: 'Votre livret d’accueil',
    safety: 'Votre livret de sécurité',
    trainee: 'Votre livret de stage',
    apprentice: 'Votre livret d’apprentissage',
    patient: 'Votre livret d’accueil',
    resident: 'Votre livret d’accueil',
    customer: 'Votre livret d’accueil',
    other: 'Votre livret',
  },
  aim: 'Visez le code avec votre téléphone',
  code: 'Code d’accès',
  type: (address) => `ou tapez ${address}`,
  qr: (address) => `Code QR qui mène à ${address}`,
};

const en: PosterWords = {
  title: {
    employee_welcome: 'Your welcome booklet',
    safety: 'Your safety booklet',
    trainee: 'Your trainee booklet',
    apprentice: 'Your apprentice booklet',
    patient: 'Your welcome booklet',
    resident: 'Your welcome booklet',
    customer: 'Your welcome booklet',
    other: 'Your booklet',
  },
  aim: 'Aim your phone at the code',
  code: 'Access code',
  type: (address) => `or type ${address}`,
  qr: (address) => `QR code that leads to ${address}`,
};

const es: PosterWords = {
  title: {
    employee_welcome: 'Su folleto de bienvenida',
    safety: 'Su folleto de seguridad',
    trainee: 'Su folleto de formación',
    apprentice: 'Su folleto de aprendizaje',
    patient: 'Su folleto de bienvenida',
    resident: 'Su folleto de bienvenida',
    customer: 'Su folleto de bienvenida',
    other: 'Su folleto',
  },
  aim: 'Apunte al código con su teléfono',
  code: 'Código de acceso',
  type: (address) => `o escriba ${address}`,
  qr: (address) => `Código QR que lleva a ${address}`,
};

const pt: PosterWords = {
  title: {
    employee_welcome: 'O seu guia de acolhimento',
    safety: 'O seu guia de segurança',
    trainee: 'O seu guia de formação',
    apprentice: 'O seu guia de aprendizagem',
    patient: 'O seu guia de acolhimento',
    resident: 'O seu guia de acolhimento',
    customer: 'O seu guia de acolhimento',
    other: 'O seu guia',
  },
  aim: 'Aponte o telemóvel para o código',
  code: 'Código de acesso',
  type: (address) => `ou escreva ${address}`,
  qr: (address) => `Código QR que leva a ${address}`,
};

const words = { fr, en, es, pt };

/** The words of a poster; a language that it does not speak yet is answered in French. */
export const posterWordsIn = (lang: string) => inLanguage(words, lang);

const scan: Record<string, string> = {
  fr: 'Visez le code',
  en: 'Scan the code',
  es: 'Escanee el código',
  pt: 'Leia o código',
  it: 'Inquadri il codice',
  de: 'Code scannen',
  nl: 'Scan de code',
  pl: 'Zeskanuj kod',
  ro: 'Scanați codul',
  tr: 'Kodu tarayın',
  ru: 'Наведите камеру на код',
  uk: 'Наведіть камеру на код',
  ar: 'امسح الرمز',
};

/** How other languages ask to aim at the code; those that we cannot ask in are left out. */
export const askedIn = (tags: readonly string[]) =>
  tags.flatMap((tag) => {
    const [language = tag] = tag.split('-');
    const words = scan[language];
    return words ? [{ tag, words }] : [];
  });
