import { defaultTheme } from '@livretier/booklet';
import { Button, Dialog, Icon, QueryView, Skeleton } from '@livretier/ui';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { type BookletOut, type Preview, previewQuery } from '@/features/booklets/api';
import { BookletPreview } from '@/features/booklets/booklet';
import classes from './Preview.module.css';
import { useShown } from './shown';

const nothing = {
  write: false,
  build: false,
  translate: false,
  set_options: false,
  manage_access: false,
  review: false,
  send_back: false,
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
const useNewBooklet = (): Preview => {
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
      readable_locales: ['fr-FR'],
      theme: defaultTheme,
      cover_picture: null,
      slug: '',
      chapters_count: 0,
      pages_count: 0,
      minutes: 0,
      edited_at: '',
      edited_by_name: '',
      main_manager: null,
      review: null,
      abilities: nothing,
      start: 'sector',
      size: 'essential',
      structure: 'chapters_and_pages',
      reference_locale: 'fr-FR',
      company_name: company?.name ?? '',
      logo_picture: null,
      created_at: '',
    },
    chapters: [],
    values: {},
    left_out: [],
    labels: {},
    media: {},
  };
};

const Drawn = ({ content }: { content: Preview }) => <BookletPreview content={content} {...useShown()} />;

const OfBooklet = ({ id }: { id: string }) => {
  const preview = useQuery(previewQuery(id));
  return (
    <QueryView query={preview} skeleton={<Skeleton lines={6} />}>
      {(content) => <Drawn content={content} />}
    </QueryView>
  );
};

const OfNothingYet = () => <Drawn content={useNewBooklet()} />;

/** The booklet as its readers will have it, with what is being written in this step. */
const LivePreview = ({ booklet }: { booklet: BookletOut | undefined }) =>
  booklet ? <OfBooklet id={booklet.id} /> : <OfNothingYet />;

/** Opens the preview where it has no column of its own. */
export const PreviewButton = ({ booklet }: { booklet: BookletOut | undefined }) => {
  const { t } = useTranslation('creation');
  const [opened, setOpened] = useState(false);
  return (
    <span className={classes.opener}>
      <Button onClick={() => setOpened(true)}>
        <Icon of={IconDeviceMobile} />
        {t('frame.openPreview')}
      </Button>
      <Dialog title={t('frame.preview')} opened={opened} onClose={() => setOpened(false)} position="right">
        <div className={classes.drawer}>
          <LivePreview booklet={booklet} />
        </div>
      </Dialog>
    </span>
  );
};

/** The real booklet beside every step; where there is no room, `PreviewButton` opens it. */
export const PreviewColumn = ({ booklet }: { booklet: BookletOut | undefined }) => {
  const { t } = useTranslation('creation');
  return (
    <aside className={classes.column} aria-label={t('frame.preview')}>
      <LivePreview booklet={booklet} />
    </aside>
  );
};
