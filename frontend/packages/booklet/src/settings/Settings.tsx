import type { BookletContent } from '../content';
import { Icon } from '../icon/Icon';
import { wordsOf } from '../locales/words';

export const shares = [100, 115, 130, 145, 160] as const;
const grounds = ['light', 'dark', 'device'] as const;

/** How the reader wants to read: obeyed and kept by the script; without one, the size can still be chosen. */
export const Settings = ({ content }: { content: BookletContent }) => {
  const words = wordsOf(content);
  return (
    <details className="lvr-settings" data-island="settings">
      <summary className="lvr-round">
        <Icon name="size" />
        <span className="lvb-hidden">{words.settings}</span>
      </summary>
      <div className="lvr-settings-panel">
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
                <input type="radio" name="reading-ground" value={ground} defaultChecked={ground === 'light'} />
                {words.grounds[ground]}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
    </details>
  );
};
