import { Icon } from '@livretier/ui';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../shared/LinkButton';
import { paths } from '../../../shared/paths';
import classes from './Frame.module.css';

/** Something else than a step in the place of the frame, with the way out that the frame would have. */
export const Alone = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('creation');
  return (
    <div className={classes.alone}>
      <div>
        <LinkButton size="small" to={paths.booklets}>
          <Icon of={IconArrowLeft} size={16} />
          {t('frame.booklets')}
        </LinkButton>
      </div>
      {children}
    </div>
  );
};
