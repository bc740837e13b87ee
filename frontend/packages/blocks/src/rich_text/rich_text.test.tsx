import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hostile } from '../../../../../backend/shared/documents/addresses.json';
import { PagesProvider } from '../context/pages';
import { ValueLabelsProvider, ValuesProvider } from '../context/values';
import type { RichText } from '../document/richText';
import { text } from '../samples/build';
import { RichTextView } from './RichTextView';

const page = 'page:018f3c1e-0000-7000-8000-000000000001';
const link = (href: string) => ({ type: 'link', href }) as const;
const draw = (content: RichText) => renderToStaticMarkup(<RichTextView text={content} />);

describe('rich text', () => {
  it('keeps one link one link, whatever is bold in it', () => {
    const content = [...text('voir ', link('#a')), ...text('ici', { type: 'bold' }, link('#a'))];

    expect(draw(content)).toBe('<a href="#a" rel="noopener">voir <strong>ici</strong></a>');
  });

  it('draws two neighbouring links apart', () => {
    expect(draw([...text('un', link('#a')), ...text('deux', link('#b'))])).toBe(
      '<a href="#a" rel="noopener">un</a><a href="#b" rel="noopener">deux</a>',
    );
  });

  it('draws every mark as the element that means it', () => {
    expect(draw(text('x', { type: 'underline' }, { type: 'italic' }, { type: 'language', lang: 'en' }))).toBe(
      '<span lang="en"><em><u>x</u></em></span>',
    );
  });

  it.each(hostile)('never links to %j, even when it was stored', (address) => {
    expect(draw(text('x', link(address)))).toBe('x');
  });

  it('leads to another page where that page is, and nowhere when it is not', () => {
    const content = text('la suite', link(page));
    const html = renderToStaticMarkup(
      <PagesProvider value={(id) => (page.endsWith(id) ? '/p/suite' : undefined)}>
        <RichTextView text={content} />
      </PagesProvider>,
    );

    expect(html).toBe('<a href="/p/suite" rel="noopener">la suite</a>');
    expect(draw(content)).toBe('la suite');
  });

  it('says a living value, and marks one that nobody knows by its name or its key', () => {
    const content: RichText = [
      { type: 'value', key: 'nom' },
      { type: 'value', key: 'meal_hours' },
      { type: 'value', key: 'heure_du_repas' },
    ];
    const html = renderToStaticMarkup(
      <ValuesProvider value={(key) => (key === 'nom' ? 'Aubrac & fils' : undefined)}>
        <ValueLabelsProvider value={(key) => (key === 'meal_hours' ? 'horaires des repas' : undefined)}>
          <RichTextView text={content} />
        </ValueLabelsProvider>
      </ValuesProvider>,
    );

    expect(html).toBe(
      'Aubrac &amp; fils<mark class="lvb-value">horaires des repas</mark><mark class="lvb-value">heure du repas</mark>',
    );
  });
});
