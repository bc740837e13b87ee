import { ValuesProvider } from '@livretier/blocks';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BookletView } from '../BookletView';
import type { BookletContent, Edition } from '../content';
import { booklet } from '../samples/booklet';
import { edition } from '../samples/edition';
import { handsPage } from '../testing/places';
import { showBooklet } from '../testing/showBooklet';

const withQuestions = (questions: boolean): Edition => ({ ...edition, offers: { ...edition.offers, questions } });
const published: BookletContent = { ...booklet, edition: withQuestions(true) };

const sections = () => [...document.querySelectorAll<HTMLElement>('[data-island=unclear]')];
const form = () => document.querySelector('form');
const fields = () => Object.fromEntries(new FormData(form() ?? undefined));

afterEach(cleanup);

describe('under a page', () => {
  it('one says that one did not understand it, or asks, and without a script by a plain form', () => {
    showBooklet(published, handsPage);

    const [section, ...others] = sections();
    expect([section?.dataset.of, others]).toEqual(['mains', []]);
    expect(section?.nextElementSibling?.className).toBe('lvr-heard');
    expect(within(section as HTMLElement).getAllByRole('button')[0]).toHaveTextContent('Je n’ai pas compris');
    expect([form()?.getAttribute('action'), form()?.method]).toEqual(['../../question', 'post']);
    expect(fields()).toEqual({ page: 'mains', kind: 'question', text: '', reply_to: '' });
    expect(form()?.closest('.lvr-noscript')).not.toBeNull();
  });

  it('three sentences wait for the address that the door leads back to', () => {
    showBooklet(published, handsPage);

    const heard = [...document.querySelectorAll('.lvr-heard')].map(({ id, textContent }) => [id, textContent]);
    expect(heard).toEqual([
      ['question-recue', 'Votre question est bien arrivée.'],
      ['question-attente', 'Beaucoup de questions viennent d’arriver. Réessayez dans une heure.'],
      ['question-refusee', 'Votre question n’a pas pu être prise.'],
    ]);
  });

  it('nothing is asked unless the booklet says that it takes questions, and in no draft', () => {
    showBooklet({ ...booklet, edition: withQuestions(false) }, handsPage);
    expect(document.querySelector<HTMLElement>('[data-said=ask]')?.hidden).toBe(true);
    expect(document.querySelector<HTMLElement>('[data-said=unclear]')?.hidden).toBe(false);
    expect([form(), document.querySelector('.lvr-heard')]).toEqual([null, null]);

    cleanup();
    showBooklet(booklet, handsPage);
    expect(sections()).toEqual([]);
  });

  it('each topic has its own where the pages of a chapter stand together, and the sentences stand once', () => {
    showBooklet({ ...published, structure: 'single_page_per_topic' }, handsPage);

    const topics = [...document.querySelectorAll('.lvr-topic')].map(({ id }) => id.replace('page-', ''));
    expect(sections().map(({ dataset }) => dataset.of)).toEqual(topics);
    expect(document.querySelectorAll('.lvr-heard')).toHaveLength(3);
  });

  it.each(['patient', 'resident'] as const)('who is looked after is asked no name and no address: %s', (kind) => {
    const values: Record<string, string> = { manager: 'Julien Delmas', manager_phone: '06 39 98 12 34' };
    render(
      <ValuesProvider value={(key) => values[key]}>
        <BookletView content={{ ...published, kind }} place={handsPage} />
      </ValuesProvider>,
    );

    expect(Object.keys(fields())).toEqual(['page', 'kind', 'text']);
    expect(sections()[0]?.dataset).toMatchObject({ care: 'true' });
    expect(sections()[0]?.dataset.manager).toBeUndefined();
    expect(screen.getByText(/Pour une question, adressez-vous à/)).toHaveTextContent('Julien Delmas, 06 39 98 12 34');
    expect(screen.getByRole('link', { name: '06 39 98 12 34' }).getAttribute('href')).toBe('tel:0639981234');
  });

  it('who is looked after is sent to nobody whom the booklet does not name', () => {
    showBooklet({ ...published, kind: 'patient' }, handsPage);

    expect(screen.queryByText(/adressez-vous à/)).toBeNull();
  });
});
