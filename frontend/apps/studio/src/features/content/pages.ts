import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { lazyPages } from '@/shared/lazyPages';
import { withTexts } from '@/shared/locale/withTexts';
import type { HelpPanelProps } from './help/panel';

export { helpSearch } from './help/helpSearch';
export type { HelpPanelProps } from './help/panel';
export { newsSearch, tutorialsSearch } from './writing/writingSearch';

/* What asks the server comes with the screens that show it: the first one waits for none of it. */
export const loadNewsItem = async (client: QueryClient, id: string) =>
  (await import('./api/news')).loadNewsItem(client, id);
export const loadWrittenNews = async (client: QueryClient, id: string) =>
  (await import('./api/written')).loadWrittenNews(client, id);
export const loadWrittenTutorial = async (client: QueryClient, id: string) =>
  (await import('./api/writtenTutorials')).loadWrittenTutorial(client, id);

const reading = lazyPages(() => import('./reading'));

export const NewsPage = reading('NewsPage');
export const HelpPage = reading('HelpPage');

const writing = lazyPages(() => import('./writing'));

export const NewsListPage = writing('NewsListPage');
export const NewNewsPage = writing('NewNewsPage');
export const NewsFormPage = writing('NewsFormPage');
export const TutorialsPage = writing('TutorialsPage');
export const NewTutorialPage = writing('NewTutorialPage');
export const TutorialFormPage = writing('TutorialFormPage');

/** The panel beside a screen: its code comes when it is opened. */
export const loadHelpPanel = withTexts(
  async (): Promise<ComponentType<HelpPanelProps>> => (await import('./help/HelpPanel')).HelpPanel,
);
