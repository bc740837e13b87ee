import { ButtonLink, Icon } from '@livretier/ui';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { longDate } from '@/shared/text/dates';
import { useBytes } from '@/shared/text/useBytes';
import type { MediaDetails, MediaFile } from '../api';
import { duration } from '../list/duration';
import { Thumbnail } from '../picture/Thumbnail';
import classes from './Preview.module.css';

/** How French agrees with each kind of file. */
export const genders = { image: 'feminine', video: 'feminine', document: 'masculine', audio: 'masculine' } as const;

/* Those that are not written in capitals throughout, or not as the file ends. */
const formats: Readonly<Record<string, string>> = { jpg: 'JPEG', webp: 'WebP', webm: 'WebM' };

/** "Image JPEG, 2400 × 1800, 1,8 Mo. Ajoutée le 3 mars par Léa Fabre." */
const useFileFacts = () => {
  const { t } = useTranslation('media');
  const locale = useLocale();
  const bytes = useBytes();
  return ({ kind, extension, size, created_at, added_by_name: name, ...file }: MediaFile, now = new Date()) => {
    const at = new Date(created_at);
    const day = longDate(at, locale, { year: at.getFullYear() !== now.getFullYear() });
    const facts = [
      `${t(`kinds.one.${kind}`)} ${formats[extension] ?? extension.toUpperCase()}`,
      file.width && file.height && `${file.width} × ${file.height}`,
      file.duration_seconds !== null && duration(file.duration_seconds),
      bytes(size),
    ];
    const added = t(`facts.${genders[kind]}.${name ? 'addedBy' : 'added'}`, { day, name });
    return t('facts.line', { facts: facts.filter(Boolean).join(', '), added });
  };
};

/** The name of the file, and what is known of it. */
export const Heading = ({ file }: { file: MediaDetails }) => (
  <div className={classes.heading}>
    <h3 className={classes.name}>{file.name}</h3>
    <p className={classes.facts}>{useFileFacts()(file)}</p>
  </div>
);

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
