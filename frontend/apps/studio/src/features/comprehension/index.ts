export { openQuestionsQuery } from './api';
export { QuestionsView } from './QuestionsView';
export type { QuestionsSearch } from './questionsSearch';
