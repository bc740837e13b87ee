import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { booklet } from '../samples/booklet';
import { linkNamed, showBooklet } from '../testing/showBooklet';

afterEach(cleanup);

describe('what is looked up', () => {
  it('is every page of the booklet, without a script', () => {
    showBooklet(booklet, { screen: 'search' });

    expect(linkNamed('La tenue de travail').getAttribute('href')).toBe('c3/p3.html');
    expect(screen.getAllByRole('link').filter((one) => one.getAttribute('href')?.startsWith('c'))).toHaveLength(12);
  });
});
