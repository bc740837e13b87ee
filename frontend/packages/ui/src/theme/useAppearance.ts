import { useMantineColorScheme } from '@mantine/core';
import type { Appearance } from './appearance';

/** The person's choice (light, dark or as the device) and the way to change it. */
export const useAppearance = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return { appearance: colorScheme as Appearance, setAppearance: setColorScheme };
};
