import { StatusTag } from '@livretier/ui';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PageComparison } from '../types';
import { Block, type Look } from './Blocks';
import classes from './PageCard.module.css';
import { ScopeTag } from './ScopeTag';

/** What changed on one page. */
export const PageCard = ({ page, look }: { page: PageComparison; look: Look }) => {
  const { t } = useTranslation('publishing');
  const { title, chapter, number, former_title, change, scope, blocks } = page;
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <span>
          <h3>{title}</h3>
          <span className={classes.place}>{number === null ? chapter : t('compare.place', { chapter, number })}</span>
        </span>
        <span className={classes.tags}>
          {change === 'added' && (
            <StatusTag shape={IconPlus} tone="success">
              {t('compare.pageAdded')}
            </StatusTag>
          )}
          {change === 'removed' && (
            <StatusTag shape={IconMinus} tone="danger">
              {t('compare.pageRemoved')}
            </StatusTag>
          )}
          {scope && <ScopeTag scope={scope} />}
        </span>
      </div>
      {former_title && <p className={classes.say}>{t('compare.renamed', { title: former_title })}</p>}
      <ol className={classes.blocks}>
        {blocks.map((block) => (
          <Block key={`${block.block} ${block.change}`} block={block} look={look} />
        ))}
      </ol>
    </li>
  );
};
