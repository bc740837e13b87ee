/** What a language is called in the words of another. */
export const languageName = (tag: string, inWordsOf: string) => {
  const [language = tag] = tag.split('-');
  return new Intl.DisplayNames([inWordsOf], { type: 'language' }).of(language) ?? tag;
};

/** What a language calls itself, as a title. */
export const ownLanguageName = (tag: string) => {
  const name = languageName(tag, tag);
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
};
