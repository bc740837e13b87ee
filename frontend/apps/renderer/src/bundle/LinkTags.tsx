import { type Place, spokenIn } from '@livretier/booklet';
import type { Bundle } from './bundleInput';
import { describe } from './describe';
import { SHARED } from './pictures/sharePicture';

/* Where the edge sync writes the whole address of the booklet, which ends with a stroke. */
const ADDRESS = '__ADDRESS__';

type Props = { bundle: Bundle; place: Place; title: string };

/** Open Graph for every screen: what is said of it beside a link. Nothing here names a host. */
export const LinkTags = ({ bundle, place, title }: Props) => (
  <>
    <meta property="og:title" content={title} />
    <meta property="og:description" content={describe(bundle, place)} />
    <meta property="og:type" content={place.screen === 'page' ? 'article' : 'website'} />
    <meta property="og:site_name" content={bundle.booklet.company} />
    <meta property="og:locale" content={spokenIn(bundle.locale).replace('-', '_')} />
  </>
);

/** The same for the entry, which is the address that people share: with it, and with the picture of the cover. */
export const EntryTags = ({ bundle, title, share }: Omit<Props, 'place'> & { share: string }) => {
  const { locale, reference, booklet } = bundle;
  return (
    <>
      <LinkTags bundle={bundle} place={{ screen: 'cover' }} title={title} />
      <meta property="og:url" content={`${ADDRESS}${locale === reference ? '' : `${locale}/`}`} />
      <meta property="og:image" content={`${ADDRESS}o/${share}`} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(SHARED.width)} />
      <meta property="og:image:height" content={String(SHARED.height)} />
      <meta property="og:image:alt" content={`${booklet.name}, ${booklet.company}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};
