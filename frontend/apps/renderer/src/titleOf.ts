import { type BookletContent, findPage, type Place, wordsOf } from '@livretier/booklet';

/* Topics that stand on one screen are called as their chapter. */
const titleOfPage = (content: BookletContent, place: Place) => {
  const found = place.screen === 'page' ? findPage(content, place.page) : undefined;
  return content.structure === 'single_page_per_topic' ? found?.chapter.title : found?.page.title;
};

/** What a screen is called in a tab of the browser. */
export const titleOf = (content: BookletContent, place: Place) => {
  const words = wordsOf(content);
  const titles = {
    cover: () => undefined,
    contents: () => words.contents,
    search: () => words.searchTitle,
    contacts: () => words.contacts,
    end: () => words.end.name,
    page: () => titleOfPage(content, place),
  };
  const title = titles[place.screen]();
  return title ? `${title} · ${content.name}` : content.name;
};
