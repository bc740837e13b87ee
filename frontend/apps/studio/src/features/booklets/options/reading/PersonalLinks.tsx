import { Icon, SectionHeader } from '@livretier/ui';
import { IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Reading } from '@/features/booklets/types';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import classes from './Reading.module.css';

/** Where the personal links are: with the people who have them. Beside a code, that they open the booklet without it. */
export const PersonalLinks = ({ reading: { id, mode, links_count: count } }: { reading: Reading }) => {
  const { t } = useTranslation('reading');
  return (
    <div className={classes.links}>
      <SectionHeader
        level={3}
        title={t('links.title')}
        text={count > 0 ? t(mode === 'code' ? 'links.besideCode' : 'links.some', { count }) : t('links.none')}
        actions={
          <LinkButton size="small" to={paths.bookletParticipants} search={{ livret: id }}>
            <Icon of={IconUsers} size={16} />
            {t('links.open')}
          </LinkButton>
        }
      />
    </div>
  );
};
