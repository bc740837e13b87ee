import { BookletCover } from '@livretier/booklet';
import { Button, Icon, QueryView, StitchProgress } from '@livretier/ui';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checksQuery } from '../../../shared/booklet/queries';
import { themeOf } from '../../../shared/booklet/themeOf';
import { LinkButton } from '../../../shared/LinkButton';
import { paths } from '../../../shared/paths';
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
  const [reading, setReading] = useState(false);
  useInPreview({ tab: 'cover' });
  const title = checks.data && !checks.data.publishable ? 'done.almost' : 'done.title';
  const { chapters_count: chapters } = booklet;
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
            <LinkButton to={paths.bookletEditor} params={{ id: booklet.id }} look="primary">
              <Icon of={IconPencil} />
              {t('done.openEditor')}
            </LinkButton>
            <Button onClick={() => setReading(true)}>
              <Icon of={IconEye} />
              {t('done.read')}
            </Button>
          </div>
        </div>
      </div>
      <QueryView query={checks}>{(found) => <Checklist booklet={booklet} checks={found} />}</QueryView>
      {reading && <LargeView id={booklet.id} onClose={() => setReading(false)} />}
    </div>
  );
};
