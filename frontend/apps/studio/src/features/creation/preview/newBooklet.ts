import { defaultTheme } from '@livretier/booklet';
import { useTranslation } from 'react-i18next';
import type { Preview } from '../../../shared/booklet/queries';
import { useSignedInUser } from '../../accounts';

const nothing = {
  write: false,
  build: false,
  translate: false,
  set_options: false,
  manage_access: false,
  publish: false,
  suspend: false,
  resume: false,
  duplicate: false,
  archive: false,
  unarchive: false,
  trash: false,
  restore: false,
  delete: false,
};

/** What a booklet looks like before there is one: as it will look right after. */
export const useNewBooklet = (): Preview => {
  const { t } = useTranslation('creation');
  const { company } = useSignedInUser();
  return {
    booklet: {
      id: '',
      name: t('frame.newBooklet'),
      kind: 'employee_welcome',
      sector: null,
      site: null,
      status: 'building',
      has_changes: false,
      version: '',
      published_at: null,
      trashed_at: null,
      step: 'name',
      locales: ['fr-FR'],
      theme: defaultTheme,
      cover_picture: null,
      slug: '',
      chapters_count: 0,
      pages_count: 0,
      minutes: 0,
      edited_at: '',
      edited_by_name: '',
      main_manager: null,
      abilities: nothing,
      start: 'sector',
      structure: 'chapters_and_pages',
      reference_locale: 'fr-FR',
      company_name: company?.name ?? '',
      logo_picture: null,
      created_at: '',
    },
    chapters: [],
    values: {},
    labels: {},
    media: {},
  };
};
