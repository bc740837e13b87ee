import { createRoute } from '@tanstack/react-router';
import {
  HelpPage,
  helpSearch,
  loadNewsItem,
  loadWrittenNews,
  loadWrittenTutorial,
  NewNewsPage,
  NewsFormPage,
  NewsListPage,
  NewsPage,
  NewTutorialPage,
  newsSearch,
  TutorialFormPage,
  TutorialsPage,
  tutorialsSearch,
} from '@/features/content/pages';
import { paths } from '@/shared/paths';
import { isId } from '@/shared/searchParts';
import { settingsAbove } from './above';
import { admin } from './shells';

const newsAbove = { crumb: 'navigation.news', path: paths.news } as const;
const tutorialsAbove = { crumb: 'navigation.tutorials', path: paths.tutorials } as const;
const ofContent = ['manage_content'] as const;

const help = createRoute({
  getParentRoute: () => admin,
  path: paths.help,
  component: HelpPage,
  validateSearch: helpSearch,
  staticData: { crumb: 'navigation.help' },
});
const newsItem = createRoute({
  getParentRoute: () => admin,
  path: paths.newsItem,
  component: NewsPage,
  loader: ({ context, params }) => loadNewsItem(context.queryClient, params.id),
  staticData: {
    above: { crumb: 'navigation.home', path: paths.home },
    isValid: ({ params }) => isId(params.id),
  },
});

const news = createRoute({
  getParentRoute: () => admin,
  path: paths.news,
  component: NewsListPage,
  validateSearch: newsSearch,
  staticData: { crumb: 'navigation.news', above: settingsAbove, needs: ofContent },
});
const newNewsItem = createRoute({
  getParentRoute: () => admin,
  path: paths.newNewsItem,
  component: NewNewsPage,
  staticData: { crumb: 'navigation.newNewsItem', above: [settingsAbove, newsAbove], needs: ofContent },
});
const editNewsItem = createRoute({
  getParentRoute: () => admin,
  path: paths.editNewsItem,
  component: NewsFormPage,
  loader: ({ context, params }) => loadWrittenNews(context.queryClient, params.id),
  staticData: { above: [settingsAbove, newsAbove], isValid: ({ params }) => isId(params.id) },
});

const tutorials = createRoute({
  getParentRoute: () => admin,
  path: paths.tutorials,
  component: TutorialsPage,
  validateSearch: tutorialsSearch,
  staticData: { crumb: 'navigation.tutorials', above: settingsAbove, needs: ofContent },
});
const newTutorial = createRoute({
  getParentRoute: () => admin,
  path: paths.newTutorial,
  component: NewTutorialPage,
  staticData: { crumb: 'navigation.newTutorial', above: [settingsAbove, tutorialsAbove], needs: ofContent },
});
const tutorial = createRoute({
  getParentRoute: () => admin,
  path: paths.tutorial,
  component: TutorialFormPage,
  loader: ({ context, params }) => loadWrittenTutorial(context.queryClient, params.id),
  staticData: { above: [settingsAbove, tutorialsAbove], isValid: ({ params }) => isId(params.id) },
});

/** News and tutorials: those who read them, and those who write them. */
export const contentRoutes = [
  help,
  newsItem,
  news,
  newNewsItem,
  editNewsItem,
  tutorials,
  newTutorial,
  tutorial,
] as const;
