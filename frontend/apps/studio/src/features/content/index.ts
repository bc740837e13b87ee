export { HomeNews } from './home/HomeNews';
export { HomeTutorials } from './home/HomeTutorials';
