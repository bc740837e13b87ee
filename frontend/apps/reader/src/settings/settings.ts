import { load } from '../device/load';
import { recall, remember } from '../device/store';

/** How somebody reads on this device, whatever the booklet. */
export type Settings = { size: string; easy: string; ground: string };

const NAME = 'livretier:settings';
const usual: Settings = { size: '100', easy: '', ground: 'device' };
const allowed: Record<keyof Settings, readonly string[]> = {
  size: ['100', '115', '130', '145', '160'],
  easy: ['', 'easy'],
  ground: ['light', 'dark', 'device'],
};

export const keptSettings = (): Settings => {
  const kept = recall<Settings>(NAME);
  const pick = (name: keyof Settings) => {
    const value = kept[name];
    return value !== undefined && allowed[name].includes(value) ? value : usual[name];
  };
  return { size: pick('size'), easy: pick('easy'), ground: pick('ground') };
};

/** Tells the style sheet, which does the rest, and fetches other letters once they are wanted. */
export const wearSettings = (settings: Settings) => {
  const { dataset } = document.documentElement;
  Object.assign(dataset, settings);
  if (!(settings.easy && dataset.easySheet)) return;
  load(dataset.easySheet);
  delete dataset.easySheet;
};

export const keepSettings = (settings: Settings) => remember(NAME, settings);
