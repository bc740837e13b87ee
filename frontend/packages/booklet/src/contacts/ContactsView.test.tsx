import { type Block, ValuesProvider } from '@livretier/blocks';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BookletView } from '../BookletView';
import { booklet } from '../samples/booklet';
import { linkNamed, showBooklet } from '../testing/showBooklet';

afterEach(cleanup);

describe('what is looked up', () => {
  it('is everybody to turn to: contact blocks once, then living values by which one reaches somebody', () => {
    const contact = { media: null, name: 'Fanny Vernet', role: 'RH', phone: '04 65 71 10 02', email: '', place: '' };
    const blocks: Block[] = [
      { id: 'a', type: 'contact', props: contact },
      { id: 'b', type: 'contact', props: contact },
      {
        id: 'c',
        type: 'paragraph',
        props: {},
        text: ['hr_phone', 'manager_phone', 'manager_email', 'hours'].map((key) => ({ type: 'value' as const, key })),
      },
    ];
    const page = { id: 'p', title: 'Qui', importance: 'info' as const, document: { schema: 2 as const, blocks } };
    const values: Record<string, string> = {
      hr_phone: '04 65 71 10 02',
      manager: 'Julien Delmas',
      manager_phone: '06 39 98 12 34',
      manager_email: 'julien@example.org',
      hours: '35',
    };
    render(
      <ValuesProvider value={(key) => values[key]}>
        <BookletView
          content={{ ...booklet, chapters: [{ id: 'q', title: 'Q', minutes: 1, mandatory: false, pages: [page] }] }}
          place={{ screen: 'contacts' }}
        />
      </ValuesProvider>,
    );

    const said = [...document.querySelectorAll('.lvr-contact-who')].map(({ textContent }) => textContent);
    expect(said).toEqual(['Fanny VernetRH04 65 71 10 02', 'Julien DelmasManager06 39 98 12 34julien@example.org']);
    expect(linkNamed('Appeler Julien Delmas').getAttribute('href')).toBe('tel:0639981234');
    expect(linkNamed('Message Julien Delmas').getAttribute('href')).toBe('mailto:julien@example.org');
  });

  it('says that nobody is named yet', () => {
    showBooklet(booklet, { screen: 'contacts' });

    expect(screen.getByText('Ce livret n’indique pas encore de contact.')).toBeVisible();
  });
});
