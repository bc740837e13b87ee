import { Editor, type JSONContent } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { bodyIn, bodyOut, subjectIn, subjectOut } from './editorNodes';
import { addressOf, bodyExtensions, subjectExtensions } from './extensions';
import { type Block, faultOf, type Inline, type Message } from './nodes';

const writeOn = (content: JSONContent, lines: 'one' | 'many' = 'many') => {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: lines === 'one' ? subjectExtensions({}) : bodyExtensions({}),
    content,
    enableContentCheck: true,
    injectCSS: false,
    editorProps: { handleScrollToSelection: () => true },
  });
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    return editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, event)) ?? false;
  };
  return { editor, press, read: () => bodyOut(editor.getJSON()) };
};

const text = (words: string): Inline => ({ type: 'text', text: words });
const every: Block[] = [
  {
    type: 'paragraph',
    content: [
      text('Bonjour '),
      { type: 'variable', name: 'first_name', marks: [{ type: 'bold' }] },
      { type: 'break' },
      { type: 'text', text: 'le site', marks: [{ type: 'link', href: 'https://example.fr/' }] },
      { type: 'text', text: ' ici', marks: [{ type: 'italic' }] },
    ],
  },
  { type: 'list', items: [[text('un')], [text('deux')]] },
  { type: 'button', text: 'Ouvrir mon livret' },
  { type: 'button', text: 'Le site', href: 'https://example.fr/' },
];

describe('a message in the editor', () => {
  it('comes out as it went in', () => {
    expect(writeOn(bodyIn(every)).read()).toEqual(every);

    const subject: Inline[] = [{ type: 'variable', name: 'first_name' }, text(', bonjour')];
    expect(subjectOut(writeOn(subjectIn(subject), 'one').editor.getJSON())).toEqual(subject);
  });

  it('loses the empty lines at its end, and what no line has', () => {
    const { editor, read } = writeOn(bodyIn([{ type: 'paragraph', content: [text('a\tb')] }]));

    editor.commands.insertContentAt(editor.state.doc.content.size, [{ type: 'paragraph' }, { type: 'paragraph' }]);

    expect(read()).toEqual([{ type: 'paragraph', content: [text('a b')] }]);
  });

  it('takes of a pasted page what a message can hold, and nothing else', () => {
    const { editor, read } = writeOn(bodyIn([]));

    const html = '<h1>Titre</h1><p>Un <b>gras</b> <a href="javascript:alert(1)">x</a></p><script>1</script>';
    editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);

    expect(JSON.stringify(read())).not.toContain('javascript');
    expect(read().every(({ type }) => type === 'paragraph')).toBe(true);
  });

  it('ends a list at an empty item', () => {
    const { editor, press, read } = writeOn(bodyIn([{ type: 'list', items: [[text('un')]] }]));

    editor.commands.setTextSelection(4);
    press('Enter');
    expect(read()).toEqual([{ type: 'list', items: [[text('un')], []] }]);
    press('Enter');
    editor.commands.insertContent('après');

    expect(read()).toEqual([
      { type: 'list', items: [[text('un')]] },
      { type: 'paragraph', content: [text('après')] },
    ]);
  });

  it('turns a line into a list and back', () => {
    const line: Block[] = [{ type: 'paragraph', content: [text('un')] }];
    const { editor, read } = writeOn(bodyIn(line));

    editor.commands.toggleList();
    expect(read()).toEqual([{ type: 'list', items: [[text('un')]] }]);
    editor.commands.toggleList();

    expect(read()).toEqual(line);
  });

  it('goes on below a button', () => {
    const { editor, press, read } = writeOn(bodyIn([{ type: 'button', text: 'Ouvrir' }]));

    editor.commands.setTextSelection(3);
    press('Enter');
    editor.commands.insertContent('après');

    expect(read()).toEqual([
      { type: 'button', text: 'Ouvrir' },
      { type: 'paragraph', content: [text('après')] },
    ]);
  });
});

describe('where a message leads', () => {
  it.each([
    ['www.example.fr', 'https://www.example.fr'],
    ['camille@example.fr', 'mailto:camille@example.fr'],
    ['https://example.fr/a', 'https://example.fr/a'],
    ['tel:+33612345678', undefined],
    ['javascript:alert(1)', undefined],
  ])('%s is %s', (written, address) => {
    expect(addressOf(written)).toBe(address);
  });
});

describe('what keeps a message from leaving', () => {
  const good: Message = { subject: [text('Objet')], body: every };
  it.each<[string | undefined, Partial<Message>]>([
    [undefined, {}],
    ['noSubject', { subject: [text('  ')] }],
    ['longSubject', { subject: [text('x'.repeat(91))] }],
    ['noBody', { body: [{ type: 'paragraph', content: [] }] }],
    ['emptyButton', { body: [...every, { type: 'button', text: ' ' }] }],
    ['longBody', { body: [{ type: 'paragraph', content: [text('x'.repeat(4001))] }] }],
    ['noLink', { body: [{ type: 'paragraph', content: [text('Bonjour')] }] }],
  ])('%s', (fault, change) => {
    expect(faultOf({ ...good, ...change }, true)).toBe(fault);
  });

  it('information need not lead to the booklet', () => {
    expect(faultOf({ ...good, body: [{ type: 'paragraph', content: [text('Bonjour')] }] }, false)).toBeUndefined();
  });
});
