import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Fill, Row, Stack } from './Layout';

describe('a layout', () => {
  it('says its spaces and its sides in attributes, never in a style', () => {
    render(
      <Row gap={3} lineGap={1} align="center" justify="between" wrap shrink>
        Livret
      </Row>,
    );

    const row = screen.getByText('Livret');
    expect({ ...row.dataset }).toEqual({
      gap: '3',
      lines: '1',
      align: 'center',
      justify: 'between',
      wrap: 'true',
      shrink: 'true',
    });
    expect(row).not.toHaveAttribute('style');
  });

  it('has no attribute that nobody asked for', () => {
    render(<Stack fill={false}>Livret</Stack>);

    expect({ ...screen.getByText('Livret').dataset }).toEqual({});
  });

  it.each([
    ['Stack', Stack],
    ['Row', Row],
    ['Fill', Fill],
  ])('is the element that it is told to be, with its attributes and its class: %s', (_, Layout) => {
    render(
      <Layout as="ul" aria-label="Livrets" className="own">
        <li>Livret</li>
      </Layout>,
    );

    const list = screen.getByRole('list', { name: 'Livrets' });
    expect(list).toHaveClass('own');
    expect(list.classList).toHaveLength(2);
  });
});
