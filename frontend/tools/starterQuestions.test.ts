/** @vitest-environment jsdom */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { BlockView, documentSchema, migrate, walk } from '@livretier/blocks';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startQuestion } from '../apps/reader/src/question/startQuestion';

type StarterPage = { chapter: string; title: string; document: unknown };

const root = resolve(import.meta.dirname, '../..');
const printed = execFileSync(resolve(root, 'deploy/in'), ['backend', 'python', '-m', 'apps.library.content'], {
  encoding: 'utf-8',
  maxBuffer: 64 * 1024 * 1024,
});
const { pages }: { pages: StarterPage[] } = JSON.parse(printed);

const asked = pages.flatMap(({ chapter, title, document: content }, place) => {
  const { blocks } = documentSchema.parse(migrate(content));
  const questions = [...walk(blocks)].filter((block) => block.type === 'question');
  return questions.map((question) => ({ chapter, title, page: String(place), blocks, question }));
});

const rightOf = ({ question }: (typeof asked)[number]) =>
  question.children.filter(({ props }) => props.right).map(({ id }) => id);

/* As an edition tells them, by page and question: fetched once. */
const answers: Record<string, Record<string, string[]>> = {};
for (const one of asked) answers[one.page] = { ...answers[one.page], [one.question.id]: rightOf(one) };

const show = ({ blocks, page }: (typeof asked)[number]) => {
  const drawn = blocks.map((block) => renderToStaticMarkup(createElement(BlockView, { block })));
  document.body.innerHTML = `<div data-page="${page}">${drawn.join('')}</div>`;
};

const textOf = (element: Element | null) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

describe('COM3: the questions of the starter library', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal('fetch', async () => Response.json(answers));
  });

  it('are all about a passage', () => {
    expect(asked.length).toBeGreaterThanOrEqual(100);
    expect(asked.filter(({ question }) => question.props.passage === null)).toEqual([]);
  });

  it.each(asked)('lead to it without a script, and show it after a wrong answer: $chapter, $title', async (one) => {
    show(one);
    const question = document.getElementById(one.question.id) as HTMLElement;
    const link = question.querySelector<HTMLAnchorElement>('p > a');
    const passage = document.getElementById(link?.hash.slice(1) ?? '');
    expect(link?.hash).toBe(`#${one.question.props.passage}`);
    expect(textOf(passage)).not.toBe('');

    startQuestion(question);
    const wrong = one.question.children.find(({ props }) => !props.right);
    question.querySelector<HTMLInputElement>(`input[value="${wrong?.id}"]`)?.click();
    question.querySelector<HTMLButtonElement>('.lvr-action')?.click();

    await vi.waitFor(() => expect(textOf(question.querySelector('.lvr-passage'))).toBe(textOf(passage)));
  });
});
