import { Button, ConfirmHost, ToastHost } from '@livretier/ui';
import { answers, camille } from '@test/answers';
import { published, publishingServer } from '@test/publishing';
import { renderFeature } from '@test/renderFeature';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { readingActOf, useReadingActs } from './useReadingActs';

const open = async (act: 'suspend' | 'resume', first: Parameters<typeof renderFeature>[1] = []) => {
  const built = publishingServer();
  const Screen = () => {
    const change = useReadingActs();
    return <Button onClick={() => void change(act, built.booklet)}>Tourner</Button>;
  };
  const { person } = await renderFeature(
    <>
      <Screen />
      <ConfirmHost />
      <ToastHost />
    </>,
    [...first, ...built.handlers, ...answers({ user: camille })],
  );
  await person.click(await screen.findByRole('button', { name: 'Tourner' }));
  return { ...built, person, question: within(await screen.findByRole('alertdialog')) };
};

describe('reading', () => {
  it('stays as it is when the server refuses', async () => {
    const refuse = http.post('/api/booklets/:id/suspend', () =>
      HttpResponse.json({ code: 'conflict', message: 'Ce livret n’est pas en ligne.' }, { status: 409 }),
    );
    const { person, question } = await open('suspend', [refuse]);

    await person.click(question.getByRole('button', { name: 'Suspendre la lecture' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByText(/est suspendue$/)).toBeNull();
  });

  it('is suspended after a question whose safe answer comes first', async () => {
    const { person, sent, question } = await open('suspend');

    await waitFor(() => expect(question.getByRole('button', { name: 'Laisser en ligne' })).toHaveFocus());
    expect(sent).toEqual([]);
    await person.click(question.getByRole('button', { name: 'Suspendre la lecture' }));

    await waitFor(() => expect(sent).toEqual([['suspend', null]]));
    expect(await screen.findByText(/^La lecture de .* est suspendue$/)).toBeVisible();
  });

  it('is opened again', async () => {
    const { person, sent, question } = await open('resume');

    await person.click(question.getByRole('button', { name: 'Rouvrir la lecture' }));

    await waitFor(() => expect(sent).toEqual([['resume', null]]));
  });

  it('is turned by those who may, from where it stands', () => {
    const { abilities } = published();

    expect(readingActOf({ abilities: { ...abilities, suspend: true } })).toBe('suspend');
    expect(readingActOf({ abilities: { ...abilities, suspend: false, resume: true } })).toBe('resume');
    expect(readingActOf({ abilities: { ...abilities, suspend: false, resume: false } })).toBeNull();
  });
});
