import { Button, Icon, SectionHeader } from '@livretier/ui';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreatedReadingLink, Reading } from '../../../types';
import classes from '../Reading.module.css';
import { CreatedLinkDialog } from './CreatedLinkDialog';
import { Links } from './Links';
import { NewLinkDialog } from './NewLinkDialog';

/** The people who have a link of their own; there can be some once this way in is saved. */
export const PersonalLinks = ({ reading: { id, mode, abilities } }: { reading: Reading }) => {
  const { t } = useTranslation('reading');
  const [opened, setOpened] = useState(false);
  const [created, setCreated] = useState<CreatedReadingLink | null>(null);
  const keep = (link: CreatedReadingLink) => {
    setOpened(false);
    setCreated(link);
  };
  if (mode !== 'named') return <p className={classes.later}>{t('links.later')}</p>;
  return (
    <div className={classes.links}>
      <SectionHeader
        level={3}
        title={t('links.title')}
        text={t('links.text')}
        actions={
          abilities.change && (
            <Button look="soft" size="small" onClick={() => setOpened(true)}>
              <Icon of={IconUserPlus} size={16} />
              {t('links.create')}
            </Button>
          )
        }
      />
      <Links bookletId={id} mayChange={abilities.change} />
      {opened && <NewLinkDialog bookletId={id} onCreated={keep} onClose={() => setOpened(false)} />}
      {created && <CreatedLinkDialog link={created} onClose={() => setCreated(null)} />}
    </div>
  );
};
