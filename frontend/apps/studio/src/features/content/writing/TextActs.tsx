import { Button, confirm, Icon, Row } from '@livretier/ui';
import { IconArchive, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Turn } from '../api/written';

type Props = {
  name: string;
  abilities: { publish: boolean; archive: boolean };
  /** What archiving means. */
  archiveText: string;
  busy: boolean;
  onTurn: (turn: Turn) => void;
  /** What was just written is published too. */
  save: () => Promise<boolean>;
};

/** Publishing or archiving a text of the platform, as the server allows it. */
export const TextActs = ({ name, abilities, archiveText, busy, onTurn, save }: Props) => {
  const { t } = useTranslation('content');
  const archive = async () => {
    const sure = await confirm({
      header: t('write.archive.header', { name }),
      message: archiveText,
      icon: <Icon of={IconArchive} />,
      acceptLabel: t('write.archive.accept'),
      rejectLabel: t('write.archive.reject'),
      defaultFocus: 'reject',
    });
    if (sure) onTurn('archive');
  };
  const publish = async () => {
    if (await save()) onTurn('publish');
  };
  return (
    <Row gap={2} wrap>
      {abilities.archive && (
        <Button busy={busy} onClick={() => void archive()}>
          <Icon of={IconArchive} />
          {t('write.archive.accept')}
        </Button>
      )}
      {abilities.publish && (
        <Button busy={busy} onClick={() => void publish()}>
          <Icon of={IconCheck} />
          {t('write.publish')}
        </Button>
      )}
    </Row>
  );
};
