import { describe, expect, it } from 'vitest';
import { documentSchema } from '../../document/document';
import { emptyBlock } from '../../document/emptyBlock';
import { wordHtml } from '../testing/wordFixture';
import { callout, paragraph, wordsOf, writeOn } from '../testing/writeOn';
import { cleanHtml } from './cleanHtml';
import { readHtml } from './element';

const pasted = (html: string) => {
  const page = writeOn(paragraph('a', ''));
  page.caret('a');
  page.paste(html);
  return page;
};

const blocksOf = (html: string) => pasted(html).read().blocks;

describe('four pages from Word', () => {
  const page = pasted(wordHtml(4));
  const blocks = page.all();
  const ofType = (type: string) => blocks.filter((block) => block.type === type);

  it('are ready to save', () => {
    expect(documentSchema.safeParse(page.read()).error).toBeUndefined();
  });

  it('keep their headings and their order', () => {
    const headings = ofType('heading').map((block) => [block.type === 'heading' && block.props.level, wordsOf(block)]);

    expect(headings).toHaveLength(12);
    expect(headings.slice(0, 3)).toEqual([
      [2, 'Chapitre 1'],
      [3, 'Avant de commencer'],
      [4, 'Dans l’ordre'],
    ]);
  });

  it('keep their lists, nested and numbered', () => {
    const [bullets, numbers] = page.read().blocks.filter(({ type }) => type === 'list');

    expect(bullets).toMatchObject({
      props: { ordered: false },
      children: [{ children: [{ type: 'paragraph' }, { type: 'list', children: [{}, {}] }] }, { children: [{}] }],
    });
    expect(numbers).toMatchObject({
      props: { ordered: true },
      children: [{}, { children: [{}, { type: 'list', props: { ordered: true } }] }, {}],
    });
    expect(wordsOf(bullets)).toBe('Se laver les mains|Savon doux|Trente secondes|Mettre la tenue');
  });

  it('keep bold, italic and underlined words, and links', () => {
    const first = page.read().blocks.find(({ type }) => type === 'paragraph');
    const marked = first && 'text' in first ? first.text.map((inline) => ('marks' in inline ? inline.marks : [])) : [];

    expect(marked.filter((marks) => marks?.length)).toEqual([
      [{ type: 'bold' }],
      [{ type: 'italic' }],
      [{ type: 'underline' }],
      [{ type: 'bold' }, { type: 'italic' }],
    ]);
    expect(JSON.stringify(blocks)).toContain('"href":"https://example.fr/horaires"');
  });

  it('keep their tables with the heading row', () => {
    const tables = page.read().blocks.filter(({ type }) => type === 'table');

    expect(tables).toHaveLength(4);
    expect(tables[0]).toMatchObject({ props: { header: 'row' }, children: [{}, {}, {}] });
    expect(wordsOf(tables[0])).toBe('Jour|Ouverture|Fermeture|Lundi|8 h|18 h|Mardi|9 h|19 h');
  });

  it('keep French spaces, and bring no blank line, no marker of a list, no mark of a language', () => {
    const words = blocks.map(wordsOf).join('\n');

    expect(words).toContain('service\u00a0:');
    expect(words).not.toContain('·');
    expect(page.read().blocks.filter((block) => block.type === 'paragraph' && wordsOf(block).trim() === '')).toEqual(
      [],
    );
    expect(JSON.stringify(blocks)).not.toContain('language');
  });
});

describe('a paste from the web', () => {
  it('keeps what our blocks can hold', () => {
    const blocks =
      blocksOf(`<main><h2>Titre</h2><div>Un <strong>mot</strong></div><blockquote><p>Dit</p><p>elle</p></blockquote>
      <hr><details><summary>Plus</summary><p>Caché</p></details><pre>a\n  b</pre><dl><dt>Terme</dt><dd>Sens</dd></dl></main>`);

    expect(blocks.map(({ type }) => type)).toEqual([
      'heading',
      'paragraph',
      'quote',
      'divider',
      'accordion',
      'paragraph',
      'paragraph',
      'paragraph',
    ]);
    expect(blocks[4]).toMatchObject({ children: [{ props: { title: 'Plus' } }] });
  });

  it('goes into the sentence when it is a few words', () => {
    const page = writeOn(paragraph('a', 'Avant après'));

    page.caret('a', 6);
    page.paste('<meta charset="utf-8"><span style="color:red"><b>gras</b> </span>');

    expect(page.read().blocks).toMatchObject([
      { text: [{ text: 'Avant ' }, { text: 'gras', marks: [{ type: 'bold' }] }, {}] },
    ]);
  });

  it('reads the bold of Google Docs right', () => {
    const [first] = blocksOf(
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:400">mince </span><span style="font-weight:700">gras</span></p></b>',
    );

    expect(first).toMatchObject({ text: [{ text: 'mince ' }, { text: 'gras', marks: [{ type: 'bold' }] }] });
  });

  it('gives every row of a table as many cells', () => {
    const [table] = blocksOf(
      '<table><caption>Heures</caption><thead><tr><th colspan=2>A</th><th>B</th></tr></thead><tr><td rowspan=2>1</td><td>2</td><td>3</td></tr><tr><td>4</td></tr></table>',
    );

    expect(table).toMatchObject({ props: { caption: 'Heures', header: 'row' } });
    expect(table?.type === 'table' && table.children.map(({ children }) => children.length)).toEqual([3, 3, 3]);
    expect(wordsOf(table)).toBe('A||B|1|2|3||4|');
  });

  it('keeps a nested list that stands between the items', () => {
    const [first] = blocksOf('<ul><li>Un</li><ul><li>Dedans</li></ul><li>Deux</li></ul>');

    expect(first).toMatchObject({ children: [{ children: [{}, { type: 'list' }] }, { children: [{}] }] });
  });

  it('does not make "3 * 4 * 5" italic', () => {
    const [first] = blocksOf('<p>3 * 4 * 5 et **gras**</p>');

    expect(first).toMatchObject({ text: [{ text: '3 * 4 * 5 et **gras**' }] });
  });
});

describe('our own blocks', () => {
  it('survive copy and paste with all their properties', () => {
    const contact = {
      ...emptyBlock('contact'),
      id: 'c',
      props: { ...emptyBlock('contact').props, name: 'A "B" <c> style=x onclick=y', phone: '01' },
    };
    const question = {
      ...emptyBlock('question'),
      id: 'q',
      props: { ...emptyBlock('question').props, prompt: 'Pourquoi ?' },
    };
    const page = writeOn(contact, question, callout('o', paragraph('p', 'Un  deux')), {
      ...emptyBlock('image'),
      id: 'i',
    });
    page.editor.commands.selectAll();
    const { dom } = page.editor.view.serializeForClipboard(page.editor.state.selection.content());

    const blocks = blocksOf(dom.innerHTML);

    expect(blocks.map(({ type, props }) => ({ type, props }))).toEqual(
      page.read().blocks.map(({ type, props }) => ({ type, props })),
    );
    expect(wordsOf(blocks[2])).toBe('Un  deux');
  });
});

describe('a hostile paste', () => {
  const links = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    '//evil.example',
    'file:///etc/passwd',
    'https://user@evil.example',
    'blob:https://x/y',
  ];

  it.each(links)('loses the link to %s and keeps its words', (href) => {
    const [first] = blocksOf(`<p>Voir <a href="${href.replaceAll('"', '&quot;')}">ici</a></p>`);

    expect(first).toMatchObject({ text: [{ type: 'text', text: 'Voir ici' }] });
  });

  it.each([
    '<script>alert(1)</script><p>x</p>',
    '<p onclick="alert(1)">x</p>',
    '<img src=x onerror=alert(1)><p>x</p>',
    '<svg onload=alert(1)><script>alert(1)</script></svg><p>x</p>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe><p>x</p>',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math><p>x</p>',
    '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">y</button><p>x</p></form>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></p></noscript><p>x</p>',
    '<p>x</p><meta http-equiv="refresh" content="0;url=javascript:alert(1)"><base href="//evil.example">',
  ])('%s leaves only words', (html) => {
    const cleaned = cleanHtml(html);

    expect(cleaned).not.toMatch(/script|onerror|onload|onclick|style=|src=|action|refresh|base|<img|<svg|<math/i);
    expect(cleaned).toContain('<p>x</p>');
  });

  it.each([
    '<xmp><p title="</xmp><svg/onload=alert(1)>"></xmp><p>x</p>',
    '<!-- <a title=" --><img src=x onerror=alert(1)><p>x</p><!-- "> -->',
    '<p title="a"onclick=alert(1) STYLE\n=x>x</p>',
    '<textarea><p title="</textarea><p onclick=alert(1)>x</p>',
  ])('%s has no handler and no style, wherever a browser finds its tags', (html) => {
    const read = readHtml(html);
    const names = [...read.querySelectorAll('*')].flatMap((found) => found.getAttributeNames());

    expect(names.filter((name) => /^(?:on|style)/.test(name))).toEqual([]);
    expect(read.textContent).toContain('x');
  });

  it('keeps words that only look like a handler', () => {
    const [first] = blocksOf('<p>style=x onclick = y &lt;script&gt;</p>');

    expect(first).toMatchObject({ text: [{ text: 'style=x onclick = y <script>' }] });
  });

  it.each([
    ['callout', '{"tone":"rainbow"}', { tone: 'info' }],
    ['button', '{"label":"Ici","href":"javascript:alert(1)"}', { label: 'Ici', href: '' }],
    ['image', '{"media":"javascript:alert(1)","alt":5,"evil":true}', { ...emptyBlock('image').props }],
    ['video', '{"provider":"evil","code":"\\"><script>"}', { ...emptyBlock('video').props }],
    ['heading', '{"level":1}', { level: 2 }],
    ['map', 'not json', { ...emptyBlock('map').props }],
  ])('that imitates a %s gets only what it may have', (type, props, expected) => {
    const html = `<div data-block="${type}" data-id="x y<" data-props='${props.replaceAll("'", '&#39;')}'>mots</div><p>fin</p>`;
    const [first] = blocksOf(html);

    expect(first).toMatchObject({ type, props: expected });
    expect(first?.id).toMatch(/^[\w-]{1,64}$/);
  });

  it('that forges the editor’s own marker brings in nothing that a block may not have', () => {
    const context = JSON.stringify(['callout', { id: '<img>', tone: 'javascript:alert(1)' }]).replaceAll('"', '&quot;');
    const page = pasted(`<p data-block="paragraph" data-pm-slice="1 1 ${context}">x</p><p>y</p>`);

    expect(documentSchema.safeParse(page.read()).error).toBeUndefined();
  });

  it('of a living value with a wrong key is dropped', () => {
    const [first] = blocksOf('<p>a <span data-value="../../x">b</span> c</p>');

    expect(JSON.stringify(first)).not.toContain('value');
  });
});
