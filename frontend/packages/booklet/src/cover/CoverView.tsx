import { Brand } from '../brand/Brand';
import type { BookletContent } from '../content';
import { Icon } from '../icon/Icon';
import { languageName } from '../locales/languageName';
import { wordsIn } from '../locales/words';
import type { Hrefs } from '../places';
import { Backdrop, type DrawingSource, layoutOf, ownDrawing } from './Backdrop';

type Props = {
  content: BookletContent;
  hrefs: Hrefs;
  /** Where drawings are fetched from. */
  drawing?: DrawingSource | undefined;
  /** Where the booklet is kept for reading without a network, if it can be. */
  offline?: string | undefined;
};

/** A guided path opens at its first step, everything else at its contents. */
const startOf = ({ structure, chapters }: BookletContent, { contents, page }: Hrefs) => {
  const [first] = structure === 'guided_path' ? chapters.flatMap(({ pages }) => pages) : [];
  return (first && page(first.id)) ?? contents;
};

const titleSize = (name: string) => {
  if (name.length > 80) return 'lvr-title-small';
  return name.length > 45 ? 'lvr-title-medium' : 'lvr-title-large';
};

/** The cover: whose booklet, which one, and the way in. */
export const CoverView = ({ content, hrefs, drawing = ownDrawing, offline }: Props) => {
  const words = wordsIn(content.lang);
  const { name, kind, locales, theme } = content;
  return (
    <div className={`lvr-cover lvr-cover-${layoutOf(theme)}`}>
      <div className="lvr-face">
        <Backdrop cover={theme.cover} drawing={drawing} />
        <div className="lvr-face-head">
          <Brand content={content} />
          <h1 className={`lvr-cover-title ${titleSize(name)}`}>{name}</h1>
        </div>
      </div>
      <div className="lvr-card">
        <div>
          <h2 className="lvr-card-title">{words.greeting}</h2>
          <p className="lvr-card-text">{words.welcome[kind]}</p>
        </div>
        <a className="lvr-action" href={startOf(content, hrefs)}>
          {words.start}
        </a>
        {(locales.length > 0 || offline) && (
          <div className="lvr-card-lines">
            {locales.length > 0 && (
              <span className="lvr-card-line">
                <Icon name="language" />
                <span className="lvb-hidden">{words.languages}</span>
                {locales.map(languageName).join(', ')}
              </span>
            )}
            {offline && (
              <a className="lvr-card-line" href={offline}>
                <Icon name="download" />
                {words.offline}
              </a>
            )}
          </div>
        )}
      </div>
    </div>
  );
};
