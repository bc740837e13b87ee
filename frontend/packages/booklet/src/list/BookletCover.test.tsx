import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { booklet } from '../samples/booklet';
import { palettes } from '../theme';
import { BookletCover } from './BookletCover';

afterEach(cleanup);

describe('a booklet in a list', () => {
  it('wears its own theme without a style attribute in its markup', () => {
    const object = (
      <BookletCover theme={{ ...booklet.theme, colours: palettes.encre }} title={booklet.name} size="row" />
    );
    const { container } = render(object);

    expect(container.querySelector('div')?.style.getPropertyValue('--lvr-primary')).toBe('#1b3a7d');
    expect(renderToStaticMarkup(object)).not.toContain('style=');
  });
});
