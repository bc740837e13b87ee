import type { ComponentType } from 'react';
import { lazyPage } from './lazyPage';
import { withTexts } from './locale/withTexts';

/**
 * Screens of one file, which come together with their texts: each is asked for by its name.
 * The type of a screen is not looked into: it knows the addresses, which know the screens.
 */
export const lazyPages =
  <Name extends string>(load: () => Promise<Record<Name, unknown>>) =>
  (name: NoInfer<Name>) =>
    lazyPage(withTexts(async () => (await load())[name] as ComponentType));
