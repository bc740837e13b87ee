import { BookletCover } from '@livretier/booklet';
import { Button, Icon, QueryView, StitchProgress } from '@livretier/ui';
import { IconEye, IconPencil, IconWorldUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookletOut, type Checks, checksQuery, outlineQuery, previewQuery } from '@/features/booklets/api';
import { ReaderView, themeOf } from '@/features/booklets/booklet';
import { useFinishBooklet } from '@/features/booklets/creation/api';
import { StepTitle } from '@/features/booklets/creation/frame/StepBody';
import { useInPreview } from '@/features/booklets/creation/preview/shown';
import type { StepProps } from '@/features/booklets/creation/step';
import { PublishingDialog } from '@/features/publishing';
import { answeredSinceOpened } from '@/shared/answeredSinceOpened';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import design from '../Design.module.css';
import { Checklist } from './Checklist';
import classes from './Done.module.css';

/**
 * « 7 chapitres, 24 pages, environ 29 minutes de lecture, 4 langues. »: the minutes of its chapters, as the contents add them up.
 * Nothing before they are known: another figure in between would be wrong.
 */
const useFiguresText = ({ id, status, chapters_count, pages_count, readable_locales }: BookletOut) => {
  const { t } = useTranslation('look');
  const { data } = useQuery(outlineQuery(id));
  if (!data) return '';
  const minutes = data.chapters.reduce((sum, chapter) => sum + chapter.minutes, 0);
  const isRead = status === 'published' || status === 'suspended';
  return t(isRead ? 'done.figuresRead' : 'done.figures', {
    chapters: t('done.chapters', { count: chapters_count }),
    pages: t('done.pages', { count: pages_count }),
    minutes: t('done.minutes', { count: minutes }),
    languages: t('done.languages', { count: readable_locales.length }),
  });
};

type Props = { id: string; onClose: () => void };

/** The whole booklet as its readers will have it. */
const LargeView = ({ id, onClose }: Props) => {
  const preview = useQuery(previewQuery(id));
  return (
    <QueryView query={preview} skeleton={null}>
      {(content) => <ReaderView content={content} onClose={onClose} />}
    </QueryView>
  );
};

const titleOf = ({ data, isError }: { data: Checks | undefined; isError: boolean }) => {
  if (data) return data.publishable ? 'done.title' : 'done.almost';
  return isError ? 'done.unchecked' : 'done.checking';
};

/** What was made, and what should be looked at before it is published. */
export const DoneStep = ({ booklet }: StepProps) => {
  const { t } = useTranslation('look');
  const checks = answeredSinceOpened(useQuery(checksQuery(booklet.id)));
  const figures = useFiguresText(booklet);
  const [opened, setOpened] = useState<'read' | 'publish' | null>(null);
  const finish = useFinishBooklet(booklet);
  const close = () => setOpened(null);
  useInPreview({ tab: 'cover' });
  const { chapters_count: chapters, abilities } = booklet;
  const mayPublish = abilities.publish && checks.data?.publishable === true;
  return (
    <div className={design.step}>
      <div className={classes.head}>
        <div className={classes.cover}>
          <BookletCover
            theme={themeOf(booklet.theme)}
            title={booklet.name}
            overline={booklet.company_name}
            picture={booklet.cover_picture ?? undefined}
          />
        </div>
        <div className={classes.words}>
          <StepTitle lead={figures}>{t(titleOf(checks))}</StepTitle>
          <div className={classes.thread}>
            <StitchProgress done={chapters} total={chapters} label={t('done.stitched', { count: chapters })} text="" />
          </div>
          <div className={classes.acts}>
            {mayPublish && (
              <Button
                look="primary"
                busy={finish.isPending}
                onClick={() => finish.mutate(undefined, { onSuccess: () => setOpened('publish') })}
              >
                <Icon of={IconWorldUpload} />
                {t('done.publish')}
              </Button>
            )}
            <LinkButton to={paths.bookletEditor} params={{ id: booklet.id }} look={mayPublish ? 'default' : 'primary'}>
              <Icon of={IconPencil} />
              {t('done.openEditor')}
            </LinkButton>
            <Button look={mayPublish ? 'quiet' : 'default'} onClick={() => setOpened('read')}>
              <Icon of={IconEye} />
              {t('done.read')}
            </Button>
          </div>
        </div>
      </div>
      <QueryView query={checks}>{(found) => <Checklist booklet={booklet} checks={found} />}</QueryView>
      {opened === 'read' && <LargeView id={booklet.id} onClose={close} />}
      {opened === 'publish' && <PublishingDialog booklet={booklet} onClose={close} />}
    </div>
  );
};
