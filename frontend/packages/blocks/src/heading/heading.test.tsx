import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { headingSchema } from './schema';
import { HeadingView } from './View';

const heading = { id: 'welcome', type: 'heading', props: { level: 2, text: 'Votre première journée' } } as const;

describe('a heading', () => {
  it('is drawn at its level, with its id as an anchor', () => {
    const html = renderToStaticMarkup(<HeadingView {...heading} />);

    expect(html).toBe('<h2 id="welcome" class="heading">Votre première journée</h2>');
  });

  it('escapes its text', () => {
    const html = renderToStaticMarkup(<HeadingView {...heading} props={{ level: 3, text: '<script>' }} />);

    expect(html).toContain('&lt;script&gt;');
  });

  it.each([
    ['the title of the page', { level: 1, text: 'Bienvenue' }],
    ['no text', { level: 2, text: '  ' }],
    ['a property it does not know', { level: 2, text: 'Bienvenue', style: 'color:red' }],
  ])('refuses %s', (_, props) => {
    expect(headingSchema.safeParse({ ...heading, props }).success).toBe(false);
  });
});
