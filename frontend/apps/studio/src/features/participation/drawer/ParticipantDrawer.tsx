import { Avatar, Drawer, IconButton, QueryView } from '@livretier/ui';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import { type Participant, participantQuery } from '../api/participants';
import { StateTag } from '../StateTag';
import { nameOf, usePlaceText } from '../useTexts';
import { Card } from './Card';
import { Otherwise } from './Otherwise';
import { ExcludeAct, ParticipantActs } from './ParticipantActs';
import { SeenNow } from './SeenNow';
import { Timeline } from './Timeline';

type ArrowsProps = { id: string; neighbours: readonly string[]; onOpen: (id: string) => void };

/** To those before and after in the list behind. */
const Arrows = ({ id, neighbours, onOpen }: ArrowsProps) => {
  const { t } = useTranslation('participation');
  const place = neighbours.indexOf(id);
  const go = (to: string | undefined) => (to && place >= 0 ? () => onOpen(to) : undefined);
  const [before, after] = [go(neighbours[place - 1]), go(neighbours[place + 1])];
  return (
    <>
      <IconButton label={t('drawer.previous')} icon={IconChevronUp} aria-disabled={!before} onClick={before} />
      <IconButton label={t('drawer.next')} icon={IconChevronDown} aria-disabled={!after} onClick={after} />
    </>
  );
};

const useCaption = () => {
  const { t } = useTranslation('participation');
  const place = usePlaceText();
  return (participant: Participant) => {
    const where = place(participant);
    const { reference } = participant;
    if (!reference || reference === nameOf(participant)) return where;
    return where ? t('drawer.caption', { where, reference }) : t('drawer.reference', { reference });
  };
};

type Props = {
  booklet: BookletOut;
  id: string;
  /** The people of the page behind, in its order. */
  neighbours: readonly string[];
  mayChange: boolean;
  onOpen: (id: string | undefined) => void;
};

/** Somebody and this booklet: their card, their link, what happened. */
export const ParticipantDrawer = ({ booklet, id, neighbours, mayChange, onOpen }: Props) => {
  const { t } = useTranslation('participation');
  const query = useQuery(participantQuery(booklet.id, id));
  const captionOf = useCaption();
  const participant = query.data;
  const close = () => onOpen(undefined);
  const tools = <Arrows id={id} neighbours={neighbours} onOpen={onOpen} />;
  if (!participant)
    return (
      <Drawer title={t('drawer.loading')} tools={tools} onClose={close}>
        <QueryView query={query}>{() => null}</QueryView>
      </Drawer>
    );
  return (
    <Drawer
      title={nameOf(participant)}
      tag={<StateTag state={participant.state} />}
      caption={captionOf(participant)}
      mark={<Avatar name={nameOf(participant)} size="large" />}
      tools={tools}
      actions={mayChange && <ParticipantActs key={id} booklet={booklet} participant={participant} />}
      footer={
        <>
          {t('drawer.foot')}
          {mayChange && <ExcludeAct key={id} booklet={booklet} participant={participant} />}
        </>
      }
      onClose={close}
    >
      {mayChange && <Otherwise booklet={booklet} participant={participant} />}
      <Card participant={participant} />
      {booklet.version && <SeenNow booklet={booklet} participant={participant} />}
      <Timeline booklet={booklet} participant={participant} />
    </Drawer>
  );
};
