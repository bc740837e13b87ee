import { describe, expect, it } from 'vitest';
import { blocks } from '../samples/blocks';
import { draw, page } from '../samples/draw';
import { block } from '.';

const { question } = blocks;
/* As the style sheet hides it. */
const silent = '.lvb-question[data-island]:not(:has(:checked)) > .lvb-question-why';

describe('a question', () => {
  it('is asked of a group of named choices, of which one is taken', () => {
    const html = page(question);
    const inputs = [...html.querySelectorAll('input')];

    expect(html.querySelector('fieldset > legend')).toHaveTextContent('Vous venez d’encaisser.');
    expect(inputs.map(({ type, name }) => `${type} ${name}`)).toEqual(Array(3).fill('radio question'));
    expect(inputs[1]).toHaveAccessibleName('Je me lave les mains');
  });

  it('lets several be taken when several are right', () => {
    const html = page({ ...question, props: { ...question.props, several: true } });

    expect([...html.querySelectorAll('input')].every(({ type }) => type === 'checkbox')).toBe(true);
  });

  it('does not give its answer away', () => {
    const swapped = question.children.map((answer) => ({ ...answer, props: { right: !answer.props.right } }));

    expect(draw(question)).toBe(draw({ ...question, children: swapped }));
  });

  it('explains itself without a script, once something is answered', () => {
    const html = page(question);

    expect(html.querySelector('details > summary')).toHaveTextContent('Explication');
    expect(html.querySelector('details')).toHaveTextContent('L’argent transporte des germes');
    expect(html.querySelector('a')).toHaveAttribute('href', '#encadre');
    expect(html.querySelector('a')).toHaveTextContent('Relire le passage');
    expect([...html.querySelectorAll('.lvb-question-why')].every((each) => each.matches(silent))).toBe(true);

    html.querySelector('input')?.click();

    expect([...html.querySelectorAll('.lvb-question-why')].some((each) => each.matches(silent))).toBe(false);
  });

  it('has nothing to explain unless its author does', () => {
    const html = page({ ...question, props: { ...question.props, passage: null, explanation: '' } });

    expect(html.querySelector('.lvb-question-why')).toBeNull();
  });

  it('has two answers at least', () => {
    expect(block.schema.safeParse({ ...question, children: question.children.slice(0, 1) }).success).toBe(false);
  });
});
