import { wearCounting } from './facts/counting';
import { keptSettings, wearSettings } from './settings/settings';

/* In the head, before anything is drawn: a page never changes its size or its ground under the eyes of its reader. */
wearSettings(keptSettings());
wearCounting();
