import { ValuesProvider } from '@livretier/blocks';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BookletView } from '../BookletView';
import type { Place } from '../content';
import { booklet } from '../samples/booklet';
import { edition } from '../samples/edition';
import { handsPage } from '../testing/places';

afterEach(cleanup);

describe('wherever one reads', () => {
  const everywhere: Place[] = [{ screen: 'contents' }, { screen: 'search' }, { screen: 'contacts' }, handsPage];
  const shown = (place: Place, content = booklet) =>
    render(
      <ValuesProvider value={(key) => (key === 'internal_emergency_phone' ? '05 65 00 00 18' : undefined)}>
        <BookletView content={content} place={place} />
      </ValuesProvider>,
    );

  it.each(everywhere)('contents, search, contacts and settings are in the bar: %j', (place) => {
    shown(place);
    const bar = within(document.querySelector('.lvr-tabs') as HTMLElement);

    expect(bar.getByRole('link', { name: 'Sommaire' })).toHaveAttribute(
      'href',
      expect.stringMatching(/sommaire\.html$/),
    );
    expect(bar.getByRole('link', { name: 'Chercher' })).toHaveAttribute(
      'href',
      expect.stringMatching(/recherche\.html$/),
    );
    expect(bar.getByRole('link', { name: 'Contacts' })).toHaveAttribute(
      'href',
      expect.stringMatching(/contacts\.html$/),
    );
    expect(bar.getByText('Taille du texte et réglages').closest('summary')).toBeVisible();
  });

  it.each(everywhere)('who saves is one tap away, the number of the company first: %j', (place) => {
    shown(place);
    const numbers = [...document.querySelectorAll('.lvr-urgent a')].map((one) => one.getAttribute('href'));

    expect(screen.getByText('Urgences').closest('summary')).toBeVisible();
    expect(numbers).toEqual(['tel:0565000018', 'tel:15', 'tel:18', 'tel:17', 'tel:112', 'sms:114']);
  });

  it('the settings name the language that is read, and lead to the others', () => {
    shown(handsPage, { ...booklet, edition });
    const settings = document.querySelector('.lvr-settings') as HTMLElement;

    expect(settings.querySelector('summary')).toHaveTextContent('Français');
    expect(settings.querySelector('[hreflang="en-GB"]')).not.toBeNull();
  });

  it('the settings speak of no language when there is but one', () => {
    shown(handsPage, { ...booklet, edition, locales: ['fr-FR'] });
    const settings = document.querySelector('.lvr-settings') as HTMLElement;

    expect(settings.querySelector('summary')).toHaveTextContent('Réglages');
    expect(settings.querySelector('.lvr-languages')).toBeNull();
  });
});
