import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { labels } from '../../stories/labels';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { SaveBar, type SaveBarProps } from './SaveBar';

const show = (props: Partial<SaveBarProps>) =>
  render(
    <ThemeProvider labels={labels}>
      <SaveBar dirty={false} busy={false} onCancel={() => undefined} {...props} />
    </ThemeProvider>,
  );
const savedAt = new Date('2027-03-16T10:42:00');
const state = () => screen.getByRole('status').textContent;

beforeEach(() => {
  document.documentElement.lang = 'fr-FR';
});

describe('the foot of a form', () => {
  it.each([
    ['nothing was changed', {}, labels.nothingToSave],
    ['there is nothing to change yet', { saveLabel: 'Publier la version 8' }, ''],
    ['something was changed', { dirty: true }, labels.unsaved],
    ['one field was changed', { dirty: true, changes: 1 }, labels.unsavedOne],
    ['two fields were changed', { dirty: true, changes: 2 }, '2 modifications non enregistrées'],
    ['it is being saved', { dirty: true, busy: true }, labels.saving],
    ['it was saved', { savedAt }, 'Enregistré à 10:42'],
    ['it was changed after it was saved', { dirty: true, savedAt }, labels.unsaved],
  ])('says when %s', (_, props, expected) => {
    show(props);

    expect(state()).toBe(expected);
  });

  it('says when the network goes, and when it comes back', () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    show({ dirty: true });

    network.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(state()).toBe(labels.offline);

    network.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(state()).toBe(labels.unsaved);
  });

  it('says why it could not be saved, and nothing else', () => {
    show({ dirty: true, failure: 'Livretier ne répond pas.' });

    expect(screen.getByRole('alert')).toHaveTextContent('Livretier ne répond pas.');
    expect(state()).toBe('');
  });
});
