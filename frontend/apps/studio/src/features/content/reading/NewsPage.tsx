import { Page, QueryView } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/shared/LinkButton';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { useShownThing } from '@/shared/shownThing';
import { longDate } from '@/shared/text/dates';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { type NewsItem, newsItemQuery, useReadNews } from '../api/news';
import { Body } from './Body';
import classes from './NewsPage.module.css';
import { Photo } from './Photo';

const Whole = ({ item }: { item: NewsItem }) => {
  const { t } = useTranslation('content');
  const locale = useLocale();
  const { id, title, lead, lang, image, body, media, published_at } = item;
  const read = useReadNews();
  const note = useEffectEvent(() => {
    if (!item.is_read) read.mutate(id);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each item is noted when it is opened
  useEffect(() => note(), [id]);
  usePageTitle(title);
  useShownThing(title);
  return (
    <article lang={lang}>
      <Page title={title} lead={lead}>
        <p className={classes.day} lang={locale}>
          <time dateTime={published_at}>
            {t('news.publishedOn', { day: longDate(new Date(published_at), locale) })}
          </time>
          {lang !== locale && <span>{t('inFrench')}</span>}
        </p>
        {image && <Photo picture={image} className={classes.image} />}
        <Body lang={lang} body={body} media={media} />
        <p className={classes.back} lang={locale}>
          <LinkButton to={paths.home}>{t('news.back')}</LinkButton>
        </p>
      </Page>
    </article>
  );
};

const route = getRouteApi(`/admin${paths.newsItem}`);

/** /actualite/{id}: a news item as a whole; opening it is reading it. */
export const NewsPage = (): ReactNode => {
  const { id } = route.useParams();
  return <QueryView query={useQuery(newsItemQuery(id))}>{(item) => <Whole key={id} item={item} />}</QueryView>;
};
