import { panels } from '@livretier/blocks/editor';
import { IconButton, Tabs, VisuallyHidden } from '@livretier/ui';
import { IconArrowDown, IconArrowUp, IconCopy, IconMessagePlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { BlockAccessibility } from '../accessibility/AccessibilityPanel';
import { type Session, useEditing, useSelectedBlock } from '../session/context';
import classes from './Inspector.module.css';
import { PageTab } from './PageTab';
import { PanelField } from './PanelField';
import { TableLines } from './TableFields';

/** What can be set of the selected block. */
const BlockTab = ({ session }: { session: Session }) => {
  const { t } = useTranslation('editor');
  const block = useSelectedBlock(session);
  const { comment } = useEditing();
  if (!block) return <p className={classes.empty}>{t('inspector.nothing')}</p>;
  const canvas = session.canvas.current;
  const change = (props: Record<string, unknown>) => {
    canvas?.setProps(block.id, props);
    session.saver.read();
  };
  const fields = panels[block.type];
  return (
    <>
      <div className={classes.section}>
        <div className={classes.title}>
          <h3>{t(`block.${block.type}.name`)}</h3>
          <span className={classes.row}>
            {comment && (
              <IconButton
                size="small"
                label={t('inspector.comment')}
                icon={IconMessagePlus}
                onClick={() => comment(block.id)}
              />
            )}
            <IconButton size="small" label={t('inspector.up')} icon={IconArrowUp} onClick={() => canvas?.move(-1)} />
            <IconButton size="small" label={t('inspector.down')} icon={IconArrowDown} onClick={() => canvas?.move(1)} />
            <IconButton
              size="small"
              label={t('inspector.duplicate')}
              icon={IconCopy}
              onClick={() => canvas?.duplicate(block.id)}
            />
            <IconButton
              size="small"
              label={t('inspector.remove')}
              icon={IconTrash}
              onClick={() => canvas?.remove(block.id)}
            />
          </span>
        </div>
        {block.type === 'acknowledgement' && <p className={classes.hint}>{t('inspector.acknowledgement')}</p>}
        {fields.length === 0 && <p className={classes.hint}>{t('inspector.noField')}</p>}
        <div className={classes.fields}>
          {fields.map((field) => (
            <PanelField key={`${block.id} ${field.name}`} {...{ session, block, field }} onChange={change} />
          ))}
        </div>
      </div>
      {block.type === 'table' && <TableLines {...{ session, block }} />}
      <BlockAccessibility session={session} blockId={block.id} />
    </>
  );
};

/** What stands beside the canvas: the selected block, and the page. */
export const Inspector = () => {
  const { t } = useTranslation('editor');
  const { session, mayRewrite } = useEditing();
  if (!session) return null;
  const page = { value: 'page', label: t('inspector.page'), content: <PageTab session={session} /> };
  const block = { value: 'block', label: t('inspector.block'), content: <BlockTab session={session} /> };
  return (
    <div className={classes.inspector}>
      <h2>
        <VisuallyHidden>{t('inspector.title')}</VisuallyHidden>
      </h2>
      <Tabs label={t('inspector.title')} tabs={mayRewrite ? [block, page] : [page]} />
    </div>
  );
};
