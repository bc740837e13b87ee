import { Icon } from '@livretier/ui';
import { IconMailOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import type { Participant } from '../api/participants';
import classes from './Drawer.module.css';

const awaited = new Set<Participant['state']>(['to_invite', 'invited', 'opened', 'reading', 'read', 'to_reread']);

/** Whom no mail reaches is handed the booklet in another way. */
export const Otherwise = ({ booklet, participant }: { booklet: BookletOut; participant: Participant }) => {
  const { t } = useTranslation('participation');
  if (participant.has_mail || !awaited.has(participant.state)) return null;
  return (
    <div className={classes.otherwise}>
      <Icon of={IconMailOff} />
      <p>
        <strong>{t('otherwise.title')}</strong> {t('otherwise.text')}
      </p>
      <LinkButton size="small" to={paths.bookletAccess} search={{ livret: booklet.id }}>
        {t('otherwise.poster')}
      </LinkButton>
    </div>
  );
};
