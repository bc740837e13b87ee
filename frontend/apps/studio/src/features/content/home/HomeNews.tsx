import { Button, QueryView, SectionHeader, StatusTag, VisuallyHidden } from '@livretier/ui';
import { IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { longDate } from '@/shared/text/dates';
import { type NewsLine, newsQuery } from '../api/news';
import classes from './Home.module.css';

const [shownFirst, most] = [4, 50];

const Day = ({ at }: { at: string }) => {
  const locale = useLocale();
  const date = new Date(at);
  const month = new Intl.DateTimeFormat(locale, { month: 'short' }).format(date);
  return (
    <time dateTime={at}>
      <VisuallyHidden>{longDate(date, locale)}</VisuallyHidden>
      <span className={classes.day} aria-hidden="true">
        <strong>{date.getDate()}</strong>
        {month}
      </span>
    </time>
  );
};

const Line = ({ item }: { item: NewsLine }) => {
  const { t } = useTranslation('content');
  const { id, title, lead, lang, published_at, is_read } = item;
  return (
    <li className={classes.news}>
      <Day at={published_at} />
      <div>
        <p className={classes.title}>
          <Link to={paths.newsItem} params={{ id }} lang={lang}>
            {title}
          </Link>
          {!is_read && (
            <StatusTag shape={IconSparkles} tone="info">
              {t('news.unread')}
            </StatusTag>
          )}
        </p>
        {lead && (
          <p className={classes.detail} lang={lang}>
            {lead}
          </p>
        )}
      </div>
    </li>
  );
};

type LinesProps = { labelledBy: string; items: readonly NewsLine[]; ref?: Ref<HTMLUListElement> };

/** News, one line each. */
export const NewsLines = ({ labelledBy, items, ref }: LinesProps) => (
  <ul ref={ref} tabIndex={-1} className={classes.list} aria-labelledby={labelledBy}>
    {items.map((item) => (
      <Line key={item.id} item={item} />
    ))}
  </ul>
);

/** What is new on the platform for this person; nothing stands here while there is nothing. */
export const HomeNews = () => {
  const { t } = useTranslation('content');
  const [limit, setLimit] = useState(shownFirst);
  const list = useRef<HTMLUListElement>(null);
  const query = useQuery(newsQuery(limit));
  /* The button that was pressed is gone. */
  const showAll = () => {
    setLimit(most);
    list.current?.focus();
  };
  return (
    <QueryView query={query} skeleton={null} isEmpty={({ items }) => items.length === 0}>
      {({ items, next }) => (
        <section aria-labelledby="home-news">
          <SectionHeader
            id="home-news"
            title={t('news.heading')}
            actions={
              next &&
              limit === shownFirst && (
                <Button look="link" size="small" onClick={showAll}>
                  {t('news.all')}
                </Button>
              )
            }
          />
          <NewsLines ref={list} labelledBy="home-news" items={items} />
        </section>
      )}
    </QueryView>
  );
};
