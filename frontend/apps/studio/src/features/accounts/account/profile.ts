import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from '../../../shared/forms/zod';
import { defaultLocale, isLocale, locales } from '../../../shared/locale/locales';
import type { SessionUser } from '../session/sessionQuery';

const name = z.string().trim().min(1).max(80);
const schema = z.object({ first_name: name, last_name: name, language: z.enum(locales) });

export type Profile = z.infer<typeof schema>;
export type ProfileForm = ReturnType<typeof useProfileForm>;

/** What a person may change of what the session says of them. */
export const profileOf = ({ first_name, last_name, language }: SessionUser): Profile => ({
  first_name,
  last_name,
  language: isLocale(language) ? language : defaultLocale,
});

/** Follows the session, which another tab or the language menu may change; what was typed stays. */
export const useProfileForm = (user: SessionUser) =>
  useForm({
    resolver: zodResolver(schema),
    values: profileOf(user),
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  });
