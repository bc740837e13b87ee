import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { build, program, run } from './program';

const blocks = [
  { id: 'welcome', type: 'heading', props: { level: 2 }, text: [{ type: 'text', text: 'Votre première journée' }] },
];
const page = {
  title: 'Livret d’accueil',
  lang: 'fr-FR',
  stylesheet: '/styles/livret.css',
  document: { schema: 2, blocks },
};
const withBlocks = (...content: unknown[]) => ({ ...page, document: { schema: 2, blocks: content } });
const picture = '018f3c1e-0000-7000-8000-000000000001';

describe('the renderer', () => {
  beforeAll(build);

  it('turns a document into static HTML', () => {
    const { status, stdout } = run(JSON.stringify(page));

    expect(status).toBe(0);
    expect(stdout).toContain('<!doctype html><html lang="fr-FR">');
    expect(stdout).toContain('<link rel="stylesheet" href="/styles/livret.css"/>');
    expect(stdout).toContain('<h1 class="lvb-title">Livret d’accueil</h1>');
    expect(stdout).toContain('<h2 id="welcome" class="lvb-heading">Votre première journée</h2>');
    expect(stdout).not.toMatch(/<script|style=/);
  });

  it('puts in the files, the living values and the other pages', () => {
    const text = [
      { type: 'value', key: 'nom' },
      { type: 'value', key: 'meal_hours' },
      { type: 'text', text: 'suite', marks: [{ type: 'link', href: `page:${picture}` }] },
    ];
    const image = { media: picture, alt: 'Une porte', decorative: false, caption: '', width: 'text' };
    const { stdout } = run(
      JSON.stringify({
        ...withBlocks({ id: 'i', type: 'image', props: image }, { id: 'p', type: 'paragraph', props: {}, text }),
        media: { [picture]: { kind: 'image', name: 'porte.jpg', src: '/m/porte.jpg', size: 10 } },
        values: { nom: 'Aubrac & fils' },
        labels: { nom: 'nom de l’entreprise', meal_hours: 'horaires des repas' },
        pages: { [picture]: 'suite.html' },
      }),
    );

    expect(stdout).toContain('<img src="/m/porte.jpg" alt="Une porte"');
    expect(stdout).toContain(
      'Aubrac &amp; fils<mark class="lvb-value">horaires des repas</mark><a href="suite.html" rel="noopener">suite</a>',
    );
  });

  it('speaks the language of the page', () => {
    const paragraph = { id: 'p', type: 'paragraph', props: {}, text: [] };
    const callout = { id: 'c', type: 'callout', props: { tone: 'warning' }, children: [paragraph] };

    expect(run(JSON.stringify(withBlocks(callout))).stdout).toContain('Attention');
    expect(run(JSON.stringify({ ...withBlocks(callout), lang: 'en-GB' })).stdout).toContain('Warning');
  });

  it('runs React in production mode', () => {
    const code = readFileSync(program, 'utf-8');

    expect(code).not.toContain('react-dom-server.node.development');
    expect(code).not.toContain('Each child in a list should have a unique');
  });

  it('has no editor and no interface kit inside', () => {
    const code = readFileSync(program, 'utf-8');

    expect(code).toContain('lvb-callout');
    expect(code).not.toMatch(/prosemirror|tiptap|mantine|contenteditable=/i);
  });

  it.each([
    ['is not JSON', '{', 'not JSON'],
    ['is nothing', 'null', 'expected object'],
    ['has no content', JSON.stringify({ title: 'x', lang: 'fr-FR' }), 'document'],
    ['has an unknown block', JSON.stringify(withBlocks({ id: 'a', type: 'applet', props: {} })), 'blocks[0].type'],
    ['has the same block twice', JSON.stringify(withBlocks(...blocks, ...blocks)), 'already taken'],
    ['has an undeclared property', JSON.stringify({ ...page, script: 'alert(1)' }), 'script'],
    ['is of a version to come', JSON.stringify({ ...page, document: { schema: 99, blocks: [] } }), 'document.schema'],
    ['is a broken one of an old version', JSON.stringify({ ...page, document: { schema: 1 } }), 'document'],
    ['has a script for a sheet', JSON.stringify({ ...page, stylesheet: 'javascript:alert(1)' }), 'stylesheet'],
    [
      'has a script for a file',
      JSON.stringify({ ...page, media: { a: { kind: 'document', name: 'a', src: 'javascript:alert(1)', size: 1 } } }),
      'media.a.src',
    ],
  ])('refuses a page that %s', (_, input, message) => {
    const { status, stdout, stderr } = run(input);

    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(message);
  });
});
