import { api, type components, unwrap } from '@livretier/api';
import { Icon, Skeleton } from '@livretier/ui';
import { IconCircleCheckFilled, IconGavel } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { type BookletOut, bookletKey } from '@/features/booklets/api';
import { useKeepBooklet } from '@/features/booklets/creation/saving/useKeepBooklet';
import classes from './Sizes.module.css';

type Size = BookletOut['size'];
type BookletSize = components['schemas']['BookletSize'];

const sizesQuery = (id: string) =>
  queryOptions({
    queryKey: [...bookletKey(id), 'sizes'],
    queryFn: () =>
      unwrap(api.GET('/api/booklets/{booklet_id}/sizes', { params: { path: { booklet_id: id } } }), { quiet: true }),
  });

/** The plan follows the size; what was written here stays. */
const useSetSize = (id: string, say: (sentence: string) => void) => {
  const { t } = useTranslation('creation');
  const keep = useKeepBooklet();
  return useMutation({
    mutationFn: (size: Size) =>
      unwrap(api.PATCH('/api/booklets/{booklet_id}', { params: { path: { booklet_id: id } }, body: { size } })),
    onSuccess: (booklet) => {
      keep(booklet, { plan: true });
      say(t('sizes.isNow', { size: t(`sizes.names.${booklet.size}`) }));
    },
  });
};

const mostSpines = 30;

/** One line a chapter, like a shelf. */
const Spines = ({ count }: { count: number }) => (
  <svg className={classes.spines} width={count * 3} height={26} aria-hidden="true">
    {Array.from({ length: count }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: spines are all alike
      <rect key={place} x={place * 3} width={1.5} height={26} />
    ))}
  </svg>
);

type CardProps = { one: BookletSize; name: string; checked: boolean; onChoose: () => void };

const SizeCard = ({ one, name, checked, onChoose }: CardProps) => {
  const { t } = useTranslation('creation');
  const { size, chapters, pages, minutes } = one;
  return (
    <label className={classes.card}>
      <input type="radio" name={name} value={size} checked={checked} onChange={onChoose} />
      <span className={classes.name}>{t(`sizes.names.${size}`)}</span>
      <span className={classes.figure}>
        {chapters}
        {checked && <Icon of={IconCircleCheckFilled} />}
      </span>
      <span>{t('sizes.chapters', { count: chapters })}</span>
      <Spines count={Math.min(chapters, mostSpines)} />
      <span className={classes.fact}>{t('chapters.pages', { count: pages })}</span>
      <span className={classes.fact}>
        <Trans t={t} i18nKey="sizes.minutes" values={{ minutes }} components={{ b: <b /> }} />
      </span>
    </label>
  );
};

type Props = { booklet: BookletOut; say: (sentence: string) => void };

/** How much of what the sector has: three sizes of the same booklet. */
export const Sizes = ({ booklet, say }: Props) => {
  const { t } = useTranslation('creation');
  const name = useId();
  const { data, isPending } = useQuery(sizesQuery(booklet.id));
  const set = useSetSize(booklet.id, say);
  const pages = new Set(data?.items.map((one) => one.pages));
  if (isPending) return <Skeleton shape="rows" lines={4} />;
  if (!data || pages.size < 2) return null;
  const chosen = set.isPending ? set.variables : booklet.size;
  return (
    <section className={classes.sizes} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{t('sizes.title')}</h2>
      <p className={classes.lead}>{t(`sizes.leads.${chosen}`)}</p>
      <fieldset className={classes.cards} aria-labelledby={`${name}-title`} aria-busy={set.isPending}>
        {data.items.map((one) => (
          <SizeCard
            key={one.size}
            one={one}
            name={name}
            checked={one.size === chosen}
            onChoose={() => set.mutate(one.size)}
          />
        ))}
      </fieldset>
      {data.obligations > 0 && (
        <p className={classes.law}>
          <Icon of={IconGavel} />
          <span>
            <Trans t={t} i18nKey="sizes.law" count={data.obligations} components={{ b: <b /> }} />
          </span>
        </p>
      )}
    </section>
  );
};
