import { Button, Icon } from '@livretier/ui';
import { IconRefresh } from '@tabler/icons-react';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaDetails } from '../types';
import { useUploads } from '../upload';
import classes from './ReplaceButton.module.css';

const accepted = { image: 'image/*', video: 'video/*', audio: 'audio/*', document: 'application/pdf' } as const;

/** Another content under the same name: what shows the file follows. */
export const ReplaceButton = ({ file }: { file: MediaDetails }) => {
  const { t } = useTranslation('media');
  const { add } = useUploads();
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.files?.[0]) add([target.files[0]], { replacesId: file.id });
    target.value = '';
  };
  return (
    <div>
      <Button size="small" onClick={() => input.current?.click()}>
        <Icon of={IconRefresh} size={16} />
        {t('details.replace')}
      </Button>
      <input
        ref={input}
        type="file"
        className={classes.input}
        aria-label={t('details.replaceBy')}
        accept={accepted[file.kind]}
        tabIndex={-1}
        onChange={choose}
      />
    </div>
  );
};
