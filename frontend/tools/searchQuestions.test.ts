import type { BookletContent } from '@livretier/booklet';
import { describe, expect, it } from 'vitest';
import { hotelBooklet } from '../../e2e/support/edge/starter';
import { note } from '../../e2e/support/figures';
import { readyIndex, searchPages } from '../apps/reader/src/searching/searchPages';
import { searchIndex } from '../apps/renderer/src/bundle/search/searchIndex';
import questions from './search/questions.json';

/* Without the values of a company, whose names would help. */
const written = searchIndex(hotelBooklet().booklet as unknown as BookletContent, {});
const index = readyIndex(written);

const firstThree = (asked: string) => (searchPages(index, asked)?.pages ?? []).slice(0, 3).map(({ title }) => title);

describe('the search of a booklet of the starter library', () => {
  it('is asked for pages that are there', () => {
    const titles = written.pages.map(({ title }) => title);

    expect(questions.flatMap(({ pages }) => pages).filter((page) => !titles.includes(page))).toEqual([]);
  });

  it('answers at least 36 of 40 written questions among its first three pages', () => {
    const missed = questions.filter(({ asked, pages }) => !firstThree(asked).some((title) => pages.includes(title)));
    const score = questions.length - missed.length;

    note(
      {
        goal_name: 'Reading D (questions)',
        what: 'written questions of employees whose page is among the first three that the search of a booklet gives',
        measured: `${score} of ${questions.length}`,
        goal: '≥ 36 of 40',
        met: score >= 36,
      },
      'make test-frontend',
    );
    process.stdout.write(`${score} of ${questions.length} questions answered\n`);
    for (const { asked } of missed) process.stdout.write(`  ${asked} → ${firstThree(asked).join(' | ')}\n`);
    expect(questions).toHaveLength(40);
    expect(score).toBeGreaterThanOrEqual(36);
  });
});
