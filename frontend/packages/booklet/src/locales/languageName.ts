/** What a language calls itself, as a title. */
export const languageName = (tag: string) => {
  const [language = tag] = tag.split('-');
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? tag;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};
