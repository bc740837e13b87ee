import { Button, FormSection, Icon } from '@livretier/ui';
import { IconFileZip } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../shared/LinkButton';
import { paths } from '../../../../shared/paths';
import { focusTitle } from '../../../../shared/text/focusTitle';
import { askedActsOf, turnsOf } from '../../acts/acts';
import { icons } from '../../acts/icons';
import { useActDialog } from '../../acts/useActDialog';
import { useActs } from '../../acts/useActs';
import type { BookletOut } from '../../types';
import classes from './Advanced.module.css';
import { anchors } from './sections';

/** What may be done with the whole of it; what ends in the trash leads back to the list. */
export const LifeSection = ({ booklet }: { booklet: BookletOut }) => {
  const { t } = useTranslation('booklets');
  const navigate = useNavigate();
  const { ask, dialog } = useActDialog();
  const act = useActs((turn) =>
    turn === 'trash' ? void navigate({ to: paths.booklets, ignoreBlocker: true }) : focusTitle(),
  );
  return (
    <FormSection id={anchors.life} title={t('advanced.life.title')}>
      <div className={classes.acts}>
        {askedActsOf(booklet).map((name) => (
          <Button key={name} onClick={() => ask(name, booklet)}>
            <Icon of={icons[name]} />
            {t(`acts.${name}`)}
          </Button>
        ))}
        {booklet.published_at && (
          <LinkButton to={paths.bookletEditor} params={{ id: booklet.id }} search={{ vue: 'versions' }}>
            <Icon of={IconFileZip} />
            {t('advanced.life.export')}
          </LinkButton>
        )}
        {turnsOf(booklet).map((name) => (
          <Button key={name} onClick={() => void act(name, booklet)}>
            <Icon of={icons[name]} />
            {t(`acts.${name}`)}
          </Button>
        ))}
      </div>
      {dialog}
    </FormSection>
  );
};
