import { ButtonLink, Icon } from '@livretier/ui';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/locale/useLocale';
import { Thumbnail } from '../picture/Thumbnail';
import type { MediaDetails } from '../types';
import classes from './Preview.module.css';

type Props = { file: MediaDetails };

const Film = ({ file }: Props) => (
  // biome-ignore lint/a11y/useMediaCaption: captions are files of their own, which a booklet chooses
  <video className={classes.film} controls preload="metadata" src={file.address} aria-label={file.name} />
);

const Sound = ({ file }: Props) => (
  // biome-ignore lint/a11y/useMediaCaption: captions are files of their own, which a booklet chooses
  <audio className={classes.sound} controls preload="metadata" src={file.address} aria-label={file.name} />
);

const Still = ({ file }: Props) => {
  const locale = useLocale();
  return (
    <div className={classes.frame}>
      <Thumbnail
        key={file.address}
        file={file}
        sizes="(max-width: 899px) 92vw, 276px"
        alt={file.alt[locale] ?? ''}
        fit={file.kind === 'image' ? 'contain' : 'cover'}
        iconSize={48}
      />
    </div>
  );
};

/** The file itself: seen, heard, or opened in a page of its own. */
export const Preview = ({ file }: Props) => {
  const { t } = useTranslation('media');
  if (file.kind === 'video') return <Film file={file} />;
  if (file.kind === 'audio') return <Sound file={file} />;
  return (
    <>
      <Still file={file} />
      {file.kind === 'document' && (
        <ButtonLink href={file.address} target="_blank" rel="noreferrer" size="small">
          <Icon of={IconExternalLink} size={16} />
          {t('details.openDocument')}
        </ButtonLink>
      )}
    </>
  );
};
