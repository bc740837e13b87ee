import { Button, Dialog, KeyHint } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import classes from './KeyboardHelp.module.css';

/** What each key does: the name of its sentence, then the keys; those with a name are named by our texts. */
const shortcuts = [
  {
    group: 'write',
    keys: [
      ['insert', '/'],
      ['value', '{{'],
      ['bold', 'Ctrl+B'],
      ['italic', 'Ctrl+I'],
      ['underline', 'Ctrl+U'],
      ['undo', 'Ctrl+Z'],
      ['redo', 'Ctrl+shift+Z'],
    ],
  },
  {
    group: 'blocks',
    keys: [
      ['comment', 'Ctrl+Alt+M'],
      ['moveBlock', 'Ctrl+shift+↑', 'Ctrl+shift+↓'],
      ['nextCell', 'Tab'],
      ['moveColumn', 'Alt+shift+←', 'Alt+shift+→'],
      ['toolbar', 'Alt+F10'],
      ['leave', 'enter+enter'],
    ],
  },
  {
    group: 'pages',
    keys: [
      ['walk', '↑', '↓'],
      ['fold', '←', '→'],
      ['movePage', 'Alt+↑', 'Alt+↓'],
      ['renamePage', 'F2'],
      ['removePage', 'delete'],
    ],
  },
  {
    group: 'screen',
    keys: [
      ['regions', 'F6', 'shift+F6'],
      ['find', 'Ctrl+F'],
      ['save', 'Ctrl+S'],
      ['help', 'Ctrl+/'],
    ],
  },
] as const;

const named = ['shift', 'enter', 'delete'] as const;
type Named = (typeof named)[number];

/** « Ctrl Maj ↑ » in the words of the keyboard that people have. */
const written = (keys: string, nameOf: (key: Named) => string) =>
  keys
    .split('+')
    .map((key) => {
      const known = named.find((name) => name === key);
      return known ? nameOf(known) : key;
    })
    .join(' ');

/** Everything that the keyboard does here. */
export const KeyboardHelp = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('editor');
  return (
    <Dialog
      opened
      wide
      dismissableMask
      title={t('help.title')}
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          {t('help.close')}
        </Button>
      }
    >
      <div className={classes.groups}>
        {shortcuts.map(({ group, keys }) => (
          <section key={group}>
            <h3 className={classes.title}>{t(`help.groups.${group}`)}</h3>
            <dl className={classes.list}>
              {keys.map(([name, ...pressed]) => (
                <div key={name} className={classes.line}>
                  <dt>{t(`help.keys.${name}`)}</dt>
                  <dd className={classes.keys}>
                    {pressed.map((key) => (
                      <KeyHint key={key}>{written(key, (name) => t(`help.names.${name}`))}</KeyHint>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
};
