export const languages = ['fr', 'en', 'es', 'pt'] as const;
export type Language = (typeof languages)[number];

/** What the views of several blocks say, and the language in which each says what its folder has. */
export type Words = { locale: string; language: Language; transcript: string; enlarge: string };

const words: Record<Language, Words> = {
  fr: { locale: 'fr-FR', language: 'fr', transcript: 'Transcription', enlarge: 'agrandir l’image' },
  en: { locale: 'en-GB', language: 'en', transcript: 'Transcript', enlarge: 'enlarge the picture' },
  es: { locale: 'es-ES', language: 'es', transcript: 'Transcripción', enlarge: 'ampliar la imagen' },
  pt: { locale: 'pt-PT', language: 'pt', transcript: 'Transcrição', enlarge: 'ampliar a imagem' },
};

/** What is said in the language of a tag; in French where it is not said in that one. */
export const inLanguage = <Said>(said: Record<Language, Said>, lang: string): Said =>
  said[languages.find((language) => lang.split('-')[0] === language) ?? 'fr'];

/** The words of the views for a language tag; a language that they do not speak yet is answered in French. */
export const wordsIn = (lang: string) => inLanguage(words, lang);

/** What a block says by itself, in each language: `says.json` of its folder. */
export type Says<Own> = Record<Language, Own>;
