import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { booklet } from '../samples/booklet';
import { linkNamed, showBooklet } from '../testing/showBooklet';

afterEach(cleanup);

describe('the contents', () => {
  it('list the chapters with their length and what is signed for', () => {
    showBooklet(booklet, { screen: 'contents' });
    const [, , third] = within(document.querySelector('.lvr-chapters') as HTMLElement).getAllByRole('listitem');

    expect(third?.textContent).toBe('3Hygiène et sécurité8\u00a0min, lecture obligatoire');
    expect(screen.getByText('7 chapitres')).toBeVisible();
    expect(screen.getByText('29 min')).toBeVisible();
    expect(linkNamed(/Hygiène/).getAttribute('href')).toBe('c3/p1.html');
  });

  it('say that there is nothing to read yet', () => {
    showBooklet({ ...booklet, chapters: [] }, { screen: 'contents' });

    expect(screen.getByText('Ce livret n’a pas encore de chapitre.')).toBeVisible();
  });
});
