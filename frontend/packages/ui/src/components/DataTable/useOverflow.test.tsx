import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { InTheme } from '../../stories/InTheme';
import { DataTable } from './DataTable';

it('a table wider than its box can be scrolled from the keyboard, under its name', () => {
  let measure: () => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        measure = report;
      }
      observe() {}
      disconnect() {}
    },
  );
  render(<DataTable caption="Journal" columns={[]} rows={[]} rowKey={String} />, { wrapper: InTheme });
  expect(screen.queryByRole('region')).toBeNull();

  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
  act(measure);

  expect(screen.getByRole('region', { name: 'Journal' })).toHaveAttribute('tabindex', '0');
  vi.unstubAllGlobals();
});
