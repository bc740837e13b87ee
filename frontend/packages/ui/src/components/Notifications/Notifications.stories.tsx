import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { inDark } from '../../stories/schemes';
import { NotificationPanel, type ShownNotification } from './NotificationPanel';
import { NotificationBell, Notifications } from './Notifications';

export default { title: 'Notifications', parameters: { layout: 'fullscreen' } } satisfies Meta;

const ignore = () => undefined;
const today = '2027-03-16T10:42:00+01:00';
const items: readonly ShownNotification[] = [
  {
    id: 3,
    severity: 'error',
    summary: 'Import interrompu',
    detail: 'Ligne 14 : l’adresse est incomplète.',
    when: 'il y a 2 min',
    dateTime: today,
  },
  { id: 2, severity: 'warn', summary: 'Quota presque atteint', when: 'il y a 12 min', dateTime: today },
  {
    id: 1,
    severity: 'success',
    summary: 'Livret publié',
    detail: 'Vos 186 participants voient la nouvelle version.',
    when: 'il y a 1 h',
    dateTime: today,
  },
];
const words = { title: 'Notifications', empty: 'Aucune notification', clearLabel: 'Tout effacer' };
const opened = { ...words, id: 'panel', state: 'open', asSheet: false, onClear: ignore, onClose: ignore } as const;

export const Light: StoryObj = {
  render: () => (
    <main>
      <NotificationBell label="Notifications, 2 nouvelles" unread={2} />
      <NotificationPanel {...opened} items={items} />
    </main>
  ),
};
export const Dark: StoryObj = { ...Light, ...inDark };
export const Sheet: StoryObj = {
  render: () => (
    <main>
      <NotificationPanel {...opened} items={items} asSheet />
    </main>
  ),
};
export const Empty: StoryObj = {
  render: () => (
    <main>
      <NotificationPanel {...opened} items={[]} />
    </main>
  ),
};

const Service = () => {
  const [shown, setShown] = useState(items);
  const [unread, setUnread] = useState(12);
  return (
    <main>
      <Notifications
        {...words}
        items={shown}
        unread={unread}
        label={`Notifications, ${unread} nouvelles`}
        onRead={() => setUnread(0)}
        onClear={() => setShown([])}
      />
    </main>
  );
};
export const InUse: StoryObj = { render: () => <Service /> };
