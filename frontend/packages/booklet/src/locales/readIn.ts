/* Said to whoever may read nothing else, so in the language itself. */
const proposals: Record<string, { read: string; no: string }> = {
  ar: { read: 'القراءة بالعربية', no: 'إغلاق' },
  de: { read: 'Auf Deutsch lesen', no: 'Schließen' },
  en: { read: 'Read in English', no: 'Close' },
  es: { read: 'Leer en español', no: 'Cerrar' },
  fr: { read: 'Lire en français', no: 'Fermer' },
  it: { read: 'Leggi in italiano', no: 'Chiudi' },
  nl: { read: 'Lezen in het Nederlands', no: 'Sluiten' },
  pl: { read: 'Czytaj po polsku', no: 'Zamknij' },
  pt: { read: 'Ler em português', no: 'Fechar' },
  ro: { read: 'Citește în română', no: 'Închide' },
  tr: { read: 'Türkçe oku', no: 'Kapat' },
  uk: { read: 'Читати українською', no: 'Закрити' },
};

/** How a language offers itself, if we know how to say it. */
export const proposalIn = (tag: string) => proposals[tag.split('-')[0] ?? ''];
