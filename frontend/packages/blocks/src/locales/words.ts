type Language = 'fr' | 'en';

/** What the views of several blocks say, and the language in which each says what its folder has. */
export type Words = { locale: string; language: Language; transcript: string; enlarge: string };

const words: Record<Language, Words> = {
  fr: { locale: 'fr-FR', language: 'fr', transcript: 'Transcription', enlarge: 'agrandir l’image' },
  en: { locale: 'en-GB', language: 'en', transcript: 'Transcript', enlarge: 'enlarge the picture' },
};

/** The words of the views for a language tag; a language that they do not speak yet is answered in French. */
export const wordsIn = (lang: string) => words[lang === 'en' || lang.startsWith('en-') ? 'en' : 'fr'];

/** What a block says by itself, in each language: `says.json` of its folder. */
export type Says<Own> = Record<Language, Own>;
