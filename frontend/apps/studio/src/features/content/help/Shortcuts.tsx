import { KeyHint } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { shortcutText } from '@/shared/shortcut';
import classes from './HelpPage.module.css';

/** The keys that work on every screen, and where those of the editor are listed. */
export const Shortcuts = () => {
  const { t } = useTranslation('content');
  const keys = [
    ['search', shortcutText()],
    ['panel', 'F1'],
    ['close', t('help.shortcuts.escape')],
    ['editor', 'Ctrl /'],
  ] as const;
  return (
    <section aria-labelledby="help-shortcuts">
      <h2 id="help-shortcuts">{t('help.shortcuts.heading')}</h2>
      <dl className={classes.keys}>
        {keys.map(([name, key]) => (
          <div key={name}>
            <dt>{t(`help.shortcuts.${name}`)}</dt>
            <dd>
              <KeyHint>{key}</KeyHint>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
