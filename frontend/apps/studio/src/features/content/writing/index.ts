export { NewNewsPage, NewsFormPage } from './NewsFormPage';
export { NewsListPage } from './NewsListPage';
export { NewTutorialPage, TutorialFormPage } from './TutorialFormPage';
export { TutorialsPage } from './TutorialsPage';
