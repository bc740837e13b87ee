import { Icon, QueryView, SideSheet, Skeleton } from '@livretier/ui';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/shared/LinkButton';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { type TutorialLine, tutorialQuery, tutorialsQuery } from '../api/tutorials';
import { TutorialBody } from '../reading/TutorialBody';
import { TutorialLines } from '../reading/TutorialLines';
import { DoneButton } from './DoneButton';
import classes from './HelpPanel.module.css';
import type { HelpPanelProps } from './panel';

const Opened = ({ line }: { line: TutorialLine }) => {
  const { t } = useTranslation('content');
  const locale = useLocale();
  const { id, title, lead, lang, minutes } = line;
  return (
    <article className={classes.opened} aria-labelledby="help-tutorial">
      <div lang={lang}>
        <h3 id="help-tutorial">{title}</h3>
        {lead && <p className={classes.lead}>{lead}</p>}
        <p className={classes.lead} lang={locale}>
          {t('minutes', { count: minutes })}
          {lang !== locale && ` · ${t('inFrench')}`}
        </p>
      </div>
      <QueryView query={useQuery(tutorialQuery(id))}>{(tutorial) => <TutorialBody tutorial={tutorial} />}</QueryView>
      <DoneButton tutorial={line} />
    </article>
  );
};

const OfScreen = ({ tutorials }: { tutorials: readonly TutorialLine[] }) => {
  const { t } = useTranslation('content');
  const [chosen, setChosen] = useState<string>();
  /* The first one stays, also once it is done. */
  const [first] = useState(() => tutorials.find(({ is_done }) => !is_done)?.id);
  const opened = tutorials.find(({ id }) => id === (chosen ?? first)) ?? tutorials[0];
  const others = tutorials.filter((one) => one !== opened);
  if (!opened) return <p className={classes.lead}>{t('panel.nothing')}</p>;
  return (
    <>
      <Opened key={opened.id} line={opened} />
      {others.length > 0 && (
        <section aria-labelledby="help-also">
          <h3 id="help-also">{t('panel.also')}</h3>
          <TutorialLines
            labelledBy="help-also"
            tutorials={others}
            opener={({ id, title, lang }) => (
              <button type="button" lang={lang} onClick={() => setChosen(id)}>
                {title}
              </button>
            )}
          />
        </section>
      )}
    </>
  );
};

/** The tutorials of a screen, beside it. */
export const HelpPanel = ({ screen, name, onClose }: HelpPanelProps) => {
  const { t } = useTranslation('content');
  return (
    <SideSheet
      title={name ? t('panel.title', { name }) : t('panel.untitled')}
      size="record"
      onClose={onClose}
      footer={
        <div className={classes.foot}>
          <LinkButton to={paths.help} look="quiet" size="small" onClick={onClose}>
            <Icon of={IconExternalLink} size={16} />
            {t('panel.everything')}
          </LinkButton>
        </div>
      }
    >
      <QueryView query={useQuery(tutorialsQuery({ screen }))} skeleton={<Skeleton />}>
        {(tutorials) => <OfScreen key={screen} tutorials={tutorials} />}
      </QueryView>
    </SideSheet>
  );
};
