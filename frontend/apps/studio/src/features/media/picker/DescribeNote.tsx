import { Button, Checkbox, Icon, TextArea } from '@livretier/ui';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PickedMedia, useDescribe } from '../api';
import classes from './MediaPicker.module.css';

const longest = 140;

type Props = { media: PickedMedia; onDescribed: (media: PickedMedia) => void };

/** Warns that an image says nothing to those who do not see it, and lets one mend it at once. */
export const DescribeNote = ({ media, onDescribed }: Props) => {
  const { t } = useTranslation('uploads');
  const describe = useDescribe(media);
  const [text, setText] = useState('');
  const [decorative, setDecorative] = useState(false);
  const written = text.trim();
  const save = () => {
    if (decorative || written) describe.mutate({ text: written, decorative }, { onSuccess: onDescribed });
  };
  return (
    <section className={classes.describe} aria-label={t('picker.describe.title')}>
      <p className={classes.warning}>
        <Icon of={IconAlertTriangle} />
        <span>
          <strong>{t('picker.describe.title')}</strong> {t('picker.describe.text')}
        </span>
      </p>
      {!decorative && (
        <TextArea
          label={t('picker.describe.label')}
          hint={t('picker.describe.hint')}
          maxLength={longest}
          limit={longest}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      <Checkbox
        label={t('picker.describe.decorative')}
        checked={decorative}
        onChange={({ currentTarget }) => setDecorative(currentTarget.checked)}
      />
      <div>
        <Button size="small" busy={describe.isPending} disabled={!(decorative || written)} onClick={save}>
          {t('picker.describe.save')}
        </Button>
      </div>
    </section>
  );
};
