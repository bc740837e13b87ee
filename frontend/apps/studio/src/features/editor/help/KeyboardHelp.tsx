import { Button, Dialog, KeyHint } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import classes from './KeyboardHelp.module.css';
import { shortcuts, written } from './shortcuts';

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
