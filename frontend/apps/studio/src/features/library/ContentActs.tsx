import { Button, confirm, Icon } from '@livretier/ui';
import { IconArchive, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { focusTitle } from '../../shared/text/focusTitle';
import classes from './ContentActs.module.css';

type Turn = 'publish' | 'archive';
type Props = {
  of: 'sectors' | 'obligations';
  name: string;
  abilities: Record<Turn, boolean>;
  turn: { isPending: boolean; mutate: (turn: Turn, options: { onSuccess: () => void }) => void };
};

/** Publishing or archiving a sector or an obligation, as the server allows it. */
export const ContentActs = ({ of, name, abilities, turn }: Props) => {
  const { t } = useTranslation('library');
  const archive = async () => {
    const sure = await confirm({
      header: t(`${of}.archive.header`, { name }),
      message: t(`${of}.archive.text`),
      icon: <Icon of={IconArchive} />,
      acceptLabel: t('content.archive'),
      rejectLabel: t(`${of}.archive.reject`),
      defaultFocus: 'reject',
    });
    if (sure) turn.mutate('archive', { onSuccess: focusTitle });
  };
  return (
    <div className={classes.acts}>
      {abilities.archive && (
        <Button busy={turn.isPending} onClick={() => void archive()}>
          <Icon of={IconArchive} />
          {t('content.archive')}
        </Button>
      )}
      {abilities.publish && (
        <Button busy={turn.isPending} onClick={() => turn.mutate('publish', { onSuccess: focusTitle })}>
          <Icon of={IconCheck} />
          {t('content.publish')}
        </Button>
      )}
    </div>
  );
};
