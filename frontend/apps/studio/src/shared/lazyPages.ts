import type { ComponentType } from 'react';
import { lazyPage } from './lazyPage';
import { withTexts } from './locale/withTexts';

/** Screens of one file, which come together with their texts: each is asked for by its name. */
export const lazyPages =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>) =>
  (name: NoInfer<Name>) =>
    lazyPage(withTexts(async () => (await load())[name]));
