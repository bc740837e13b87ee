import type { BookletContent, Place } from '../content';
import { Icon } from '../icon/Icon';
import { wordsOf } from '../locales/words';
import type { Hrefs } from '../places';
import { Settings } from '../settings/Settings';

const tabs = ['contents', 'search', 'contacts'] as const;
const icons = { contents: 'contents', search: 'search', contacts: 'phone' } as const;

type Props = { content: BookletContent; screen: Place['screen']; hrefs: Hrefs };

/** The bar at the bottom of everything but the cover: the three ways to find something, and how one wants to read. */
export const Tabs = ({ content, screen, hrefs }: Props) => {
  const words = wordsOf(content);
  return (
    <div className="lvr-tabs">
      <nav className="lvr-tabs-ways" aria-label={words.inBooklet}>
        {tabs.map((tab) => (
          <a key={tab} className="lvr-tab" href={hrefs[tab]} aria-current={tab === screen ? 'page' : undefined}>
            <Icon name={icons[tab]} />
            {words[tab]}
          </a>
        ))}
      </nav>
      <Settings content={content} hrefs={hrefs} />
    </div>
  );
};
