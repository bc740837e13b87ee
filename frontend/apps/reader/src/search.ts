import { startSearch } from './searching/startSearch';

const field = document.querySelector<HTMLInputElement>('[data-island=search]');
const place = document.querySelector('[data-said=found]');
if (field && place) startSearch(field, place);
