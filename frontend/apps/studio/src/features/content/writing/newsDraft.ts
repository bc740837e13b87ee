import { type Document, migrate, SCHEMA_VERSION } from '@livretier/blocks';
import { defaultLocale, type Locale, shippedLocales } from '@/shared/locale/locales';
import type { CompanyRole, Kind, NewsIn, WrittenNews } from '../api/written';
import { beginningOf, endOf, firstDayOf, lastDayOf } from './days';

export type Texts = Record<string, string>;
export type Bodies = Record<string, Document>;

/** A news item as its form holds it: days instead of moments. */
export type NewsDraft = {
  titles: Texts;
  leads: Texts;
  bodies: Bodies;
  image: string | null;
  kinds: Kind[];
  companies: string[];
  roles: CompanyRole[];
  from: string;
  to: string;
  pinned: boolean;
};

export const emptyDocument: Document = { schema: SCHEMA_VERSION, blocks: [] };

export const readBodies = (bodies: Record<string, object>): Bodies =>
  Object.fromEntries(Object.entries(bodies).map(([locale, body]) => [locale, migrate(body) as Document]));

export const draftOf = (item: WrittenNews | undefined): NewsDraft => ({
  titles: { ...item?.titles },
  leads: { ...item?.leads },
  bodies: readBodies(item?.bodies ?? {}),
  image: item?.image?.id ?? null,
  kinds: [...(item?.kinds ?? [])],
  companies: [...(item?.companies ?? [])],
  roles: [...(item?.roles ?? [])],
  from: firstDayOf(item?.published_at ?? null),
  to: lastDayOf(item?.ends_at ?? null),
  pinned: item?.pinned ?? false,
});

/** As the server wants to hear it; moments that nobody changed stay as they are. */
export const bodyOf = ({ image, from, to, ...draft }: NewsDraft, item: WrittenNews | undefined): NewsIn => ({
  ...draft,
  image_id: image,
  published_at: beginningOf(from, item?.published_at ?? null),
  ends_at: endOf(to, item?.ends_at ?? null),
});

/** Whether a language has both a title and a text: only then readers get it. */
export const isWhole = ({ titles, bodies }: Pick<NewsDraft, 'titles' | 'bodies'>, locale: Locale) =>
  Boolean(titles[locale]?.trim()) && (bodies[locale]?.blocks.length ?? 0) > 0;

export const otherLocales = shippedLocales.filter((locale) => locale !== defaultLocale);
