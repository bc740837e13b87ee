import { BookletCover } from '@livretier/booklet';
import { Button, Icon, QueryView, StitchProgress } from '@livretier/ui';
import { IconEye, IconPencil, IconWorldUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checksQuery } from '../../../shared/booklet/queries';
import { themeOf } from '../../../shared/booklet/themeOf';
import { LinkButton } from '../../../shared/LinkButton';
import { paths } from '../../../shared/paths';
import { PublishingDialog } from '../../publishing';
import { useFinishBooklet } from '../finish';
import { StepTitle } from '../frame/StepTitle';
import { useInPreview } from '../preview/shown';
import type { StepProps } from '../step';
import { Checklist } from './done/Checklist';
import classes from './done/Done.module.css';
import { LargeView } from './done/LargeView';
import { useFiguresText } from './done/useFiguresText';
import looks from './Looks.module.css';

/** What was made, and what should be looked at before it is published. */
export const DoneStep = ({ booklet }: StepProps) => {
  const { t } = useTranslation('look');
  const checks = useQuery(checksQuery(booklet.id));
  const figures = useFiguresText(booklet);
  const [opened, setOpened] = useState<'read' | 'publish' | null>(null);
  const finish = useFinishBooklet(booklet);
  const close = () => setOpened(null);
  useInPreview({ tab: 'cover' });
  const title = checks.data && !checks.data.publishable ? 'done.almost' : 'done.title';
  const { chapters_count: chapters, abilities } = booklet;
  const mayPublish = abilities.publish && checks.data?.publishable !== false;
  return (
    <div className={looks.step}>
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
          <StepTitle lead={figures}>{t(title)}</StepTitle>
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
