import { Icon, IconButton, VisuallyHidden } from '@livretier/ui';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Fragment, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dragging, DropList, useDragLine } from '@/shared/dragging/Dragging';
import { useLocale } from '@/shared/locale/useLocale';
import { afterDrop, afterStep } from '@/shared/order';
import { paths } from '@/shared/paths';
import { wholeNumber } from '@/shared/text/numbers';
import { type TutorialsWanted, useMoveTutorial, type WrittenTutorialLine } from '../api/writtenTutorials';
import { Thumbnail } from '../reading/Thumbnail';
import { TutorialStatusTag } from './StateTag';
import classes from './TutorialOrder.module.css';
import { useHolderText } from './useHolderText';

const list = 'tutorials';

type LineProps = {
  tutorial: WrittenTutorialLine;
  index: number;
  count: number;
  movable: boolean;
  onStep: (direction: -1 | 1) => void;
};

const useFacts = () => {
  const { t } = useTranslation('content');
  const locale = useLocale();
  const holderText = useHolderText();
  const roles = new Intl.ListFormat(locale, { type: 'conjunction' });
  return ({ topic, screens, roles: held, minutes, doers }: WrittenTutorialLine) => [
    t(`topics.${topic}`),
    t('write.tutorials.screens', { count: screens.length }),
    held.length > 0 ? roles.format(held.map(holderText)) : t('write.tutorials.everyRole'),
    t('minutes', { count: minutes }),
    t('write.tutorials.doneBy', { count: doers, number: wholeNumber(doers, locale) }),
  ];
};

/** One tutorial. At an end of the list a button stays focusable, and does nothing. */
const Line = ({ tutorial, index, count, movable, onStep }: LineProps) => {
  const { t } = useTranslation('content');
  const facts = useFacts();
  const { id, title, lead } = tutorial;
  const drag = useDragLine({
    ...{ id, title, kind: 'tutorial' },
    disabled: !movable,
    placeFor: (_, half) => ({ list, index: index + half }),
  });
  const press = (event: KeyboardEvent) => {
    const direction = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    if (!(event.altKey && direction && movable)) return;
    event.preventDefault();
    onStep(direction);
  };
  return (
    <li className={classes.line} {...drag} onKeyDown={press}>
      {movable && (
        <span className={classes.grip}>
          <Icon of={IconGripVertical} size={16} />
        </span>
      )}
      <Thumbnail of={tutorial} />
      <div className={classes.words}>
        <p className={classes.title}>
          <Link to={paths.tutorial} params={{ id }}>
            {title}
          </Link>
          <TutorialStatusTag tutorial={tutorial} />
        </p>
        {lead && <p>{lead}</p>}
        <ul className={classes.facts}>
          {facts(tutorial).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      {movable && (
        <span className={classes.acts}>
          <IconButton
            icon={IconArrowUp}
            size="small"
            label={t('write.tutorials.up', { title })}
            aria-disabled={index === 0}
            onClick={() => onStep(-1)}
          />
          <IconButton
            icon={IconArrowDown}
            size="small"
            label={t('write.tutorials.down', { title })}
            aria-disabled={index === count - 1}
            onClick={() => onStep(1)}
          />
        </span>
      )}
    </li>
  );
};

type Props = {
  tutorials: readonly WrittenTutorialLine[];
  wanted: TutorialsWanted;
  /** Only the whole list has an order. */
  movable: boolean;
};

/** The tutorials in the order in which everybody finds them: by dragging, by buttons, by Alt and the arrows. */
export const TutorialOrder = ({ tutorials, wanted, movable }: Props) => {
  const { t } = useTranslation('content');
  const move = useMoveTutorial(wanted);
  const [said, setSaid] = useState('');
  const put = (id: string, after: string | null | undefined) => {
    if (after === undefined) return;
    const title = tutorials.find((one) => one.id === id)?.title;
    const others = tutorials.filter((one) => one.id !== id);
    const place = others.findIndex((one) => one.id === after) + 2;
    move.mutate({ id, after });
    setSaid(t('write.tutorials.moved', { title, place, count: tutorials.length }));
  };
  return (
    <>
      <p className={classes.hint}>{t(movable ? 'write.tutorials.orderHint' : 'write.tutorials.noOrder')}</p>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <Dragging onDrop={({ id }, { index }) => put(id, afterDrop(tutorials, id, index))}>
        {({ dragged, place }) => {
          const gap = dragged && (
            <li className={classes.gap}>{t('write.tutorials.dropHere', { title: dragged.title })}</li>
          );
          return (
            <DropList
              className={classes.list}
              aria-label={t('write.tutorials.title')}
              place={{ list, index: tutorials.length }}
            >
              {tutorials.map((tutorial, index) => (
                <Fragment key={tutorial.id}>
                  {place?.index === index && gap}
                  <Line
                    {...{ tutorial, index, movable }}
                    count={tutorials.length}
                    onStep={(direction) => put(tutorial.id, afterStep(tutorials, tutorial.id, direction))}
                  />
                </Fragment>
              ))}
              {place?.index === tutorials.length && gap}
            </DropList>
          );
        }}
      </Dragging>
    </>
  );
};
