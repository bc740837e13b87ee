import type { components } from '@livretier/api';
import { defaultLocale, type Locale } from '../locale/locales';

export type LivingValue = components['schemas']['LivingValueOut'];

/** What people who read a language call a living value. */
export const valueName = ({ key, label }: LivingValue, locale: Locale) => label[locale] ?? label[defaultLocale] ?? key;
