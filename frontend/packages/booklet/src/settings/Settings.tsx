import type { BookletContent } from '../content';
import { Languages, ToKeep } from '../cover/Offers';
import { Icon } from '../icon/Icon';
import { ownLanguageName } from '../locales/languageName';
import { wordsOf } from '../locales/words';
import type { Hrefs } from '../places';

export const shares = [100, 115, 130, 145, 160] as const;
const grounds = ['device', 'light', 'dark'] as const;

type Props = { content: BookletContent; hrefs: Hrefs };

/** How the reader wants to read: obeyed and kept by the script; without one, the language and the size can still be chosen. */
export const Settings = ({ content, hrefs }: Props) => {
  const words = wordsOf(content);
  const { locales, edition } = content;
  const several = locales.length > 1;
  return (
    <details className="lvr-settings" data-island="settings">
      <summary className="lvr-tab">
        <Icon name="size" />
        <span aria-hidden="true">{edition && several ? ownLanguageName(edition.locale) : words.settingsTab}</span>
        <span className="lvb-hidden">{words.settings}</span>
      </summary>
      <div className="lvr-settings-panel">
        <div className="lvr-settings-head">
          <p className="lvr-settings-title">{words.yourWay}</p>
          <button type="button" className="lvr-round lvr-scripted" data-said="close">
            <Icon name="close" />
            <span className="lvb-hidden">{words.close}</span>
          </button>
        </div>
        {several && (
          <div className="lvr-setting">
            <p className="lvr-setting-name">{words.language}</p>
            <Languages content={content} hrefs={hrefs} />
          </div>
        )}
        <fieldset className="lvr-setting">
          <legend className="lvr-setting-name">{words.textSize}</legend>
          <div className="lvr-choices">
            {shares.map((share) => (
              <label key={share} className="lvr-choice">
                <input type="radio" name="reading-size" value={share} defaultChecked={share === 100} />
                {words.percent(share)}
              </label>
            ))}
          </div>
        </fieldset>
        <label className="lvr-setting lvr-check lvr-scripted">
          <input type="checkbox" name="reading-easy" value="easy" />
          {words.easyFont}
        </label>
        <fieldset className="lvr-setting lvr-scripted">
          <legend className="lvr-setting-name">{words.ground}</legend>
          <div className="lvr-choices">
            {grounds.map((ground) => (
              <label key={ground} className="lvr-choice">
                <input type="radio" name="reading-ground" value={ground} defaultChecked={ground === 'device'} />
                {words.grounds[ground]}
              </label>
            ))}
          </div>
        </fieldset>
        <ToKeep content={content} hrefs={hrefs} />
      </div>
    </details>
  );
};
