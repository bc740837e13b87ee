import { describe, expect, it } from 'vitest';
import { emptyBlock } from '../document/emptyBlock';
import { blocks } from '../samples/blocks';
import { draw, page } from '../samples/draw';

const { contact } = blocks;

describe('a contact', () => {
  it('can be called and written to', () => {
    const links = [...page(contact).querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]);

    expect(links).toEqual([
      ['tel:0639981234', '06 39 98 12 34'],
      ['mailto:julien@aubrac.example', 'julien@aubrac.example'],
    ]);
  });

  it('keeps as words what is neither a number nor an address', () => {
    const html = page({ ...contact, props: { ...contact.props, phone: 'poste 12', email: 'a@b\nbcc:x@y' } });

    expect(html.querySelector('a')).toBeNull();
    expect(html).toHaveTextContent('poste 12');
  });

  it('can be called and written to by what the company stores', () => {
    const props = {
      ...contact.props,
      name: '{{disability_contact}}',
      phone: '{{disability_contact_phone}}',
      email: '{{disability_contact_email}}',
      place: '{{reception}}, le matin',
    };
    const html = page({ ...contact, props });

    expect([...html.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'tel:0565001234',
      'mailto:ines@aubrac.example',
    ]);
    expect(html.querySelector('.lvb-contact-name')).toHaveTextContent('Inès Moreau');
    expect(html).toHaveTextContent('Le bureau vert, le matin');
  });

  it('names what the company has not stored, and leads nowhere', () => {
    const props = {
      ...contact.props,
      name: 'Mme {{safety_contact}}',
      phone: '06 {{safety_contact_phone}}',
      email: '{{safety_contact_email}}',
    };
    const html = page({ ...contact, props });

    expect(html.querySelector('a')).toBeNull();
    expect([...html.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'référent sécurité',
      'téléphone du référent sécurité',
      'safety contact email',
    ]);
  });

  it('shows a face that says nothing more than the name', () => {
    expect(page(contact).querySelector('img')).toHaveAttribute('alt', '');
  });

  it('draws nothing before anything is known', () => {
    expect(draw(emptyBlock('contact'))).toBe('');
  });
});
