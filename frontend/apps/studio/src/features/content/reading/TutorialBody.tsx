import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import type { Tutorial } from '../api/tutorials';
import { Body } from './Body';
import { Photo } from './Photo';
import classes from './TutorialBody.module.css';

/** All that a tutorial says: its film with what is heard and seen in it, or its picture, then its text. */
export const TutorialBody = ({ tutorial }: { tutorial: Tutorial }) => {
  const { t } = useTranslation('content');
  const locale = useLocale();
  const { lang, title, image, video, transcript, body, media } = tutorial;
  return (
    <div className={classes.tutorial} lang={lang}>
      {video ? (
        <video
          className={classes.film}
          src={video.src}
          controls
          preload="metadata"
          aria-label={title}
          {...(image && { poster: image.src })}
        />
      ) : (
        image && <Photo picture={image} className={classes.film} />
      )}
      {video && transcript && (
        <details className={classes.transcript}>
          <summary lang={locale}>{t('tutorials.transcript')}</summary>
          <p>{transcript}</p>
        </details>
      )}
      <Body lang={lang} body={body} media={media} />
    </div>
  );
};
