import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hostile } from '../../../../../backend/shared/documents/addresses.json';
import type { AnyBlock } from '../block';
import { PagesProvider } from '../context/pages';
import { ValueLabelsProvider, ValuesProvider } from '../context/values';
import type { RichText } from '../document/richText';
import { text } from '../samples/build';
import { page } from '../samples/draw';
import { RichTextView } from './RichTextView';

const other = 'page:018f3c1e-0000-7000-8000-000000000001';
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
    const content = text('la suite', link(other));
    const html = renderToStaticMarkup(
      <PagesProvider value={(id) => (other.endsWith(id) ? '/p/suite' : undefined)}>
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

describe('what can be tapped', () => {
  const bold = { type: 'bold' } as const;
  const paragraph = (content: RichText) => ({ id: 'a', type: 'paragraph' as const, props: {}, text: content });
  const cell = (words: string) => ({
    id: words,
    type: 'table_cell' as const,
    props: {},
    children: [paragraph(text(words))],
  });
  const links = (...blocks: AnyBlock[]) =>
    [...page(...blocks).querySelectorAll('a')].map((one) => [one.getAttribute('href'), one.textContent]);

  it('is found across emphasis, which it keeps', () => {
    const content = [...text('Appelez le '), ...text('15', bold), ...text(' ou le 04 '), ...text('71 00 00 00', bold)];

    expect(links(paragraph(content))).toEqual([
      ['tel:15', '15'],
      ['tel:0471000000', '04 71 00 00 00'],
    ]);
    expect(page(paragraph(content)).querySelectorAll('a strong')).toHaveLength(2);
  });

  it('is what the company stores, however short a telephone number is', () => {
    const value = (key: string) => ({ type: 'value' as const, key });

    expect(links(paragraph([...text('Faites '), value('internal_emergency_phone'), ...text('.')]))).toEqual([
      ['tel:18', '18'],
    ]);
    expect(links(paragraph([value('site_address'), value('meal_hours')]))).toEqual([
      [
        expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/search\?query=2%2C%20place/),
        '2, place du Foirail, 12210 Laguiole',
      ],
    ]);
  });

  it('is not a link inside a link, nor inside an answer that is tapped to be chosen', () => {
    const answer = { id: 'r', type: 'answer' as const, props: { right: true }, text: text('J’appelle le 15') };

    expect(links(paragraph(text('Appelez le 15', link('#a'))))).toEqual([['#a', 'Appelez le 15']]);
    expect(links(answer)).toEqual([]);
  });

  it('is a number alone in its cell when the table speaks of help', () => {
    const table = (caption: string): AnyBlock => ({
      id: 't',
      type: 'table',
      props: { caption, header: 'none' },
      children: [{ id: 'r', type: 'table_row', props: {}, children: [cell('15'), cell('Malaise')] }],
    });

    expect(links(table('Les numéros d’urgence'))).toEqual([['tel:15', '15']]);
    expect(links(table('Jours de repos'))).toEqual([]);
  });
});
