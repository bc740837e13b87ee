import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { labels } from '../../stories/labels';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { type Step, StepLink, Stepper } from './Stepper';

const steps: Step[] = [
  { id: 'nom', name: 'Nom', state: 'done', reachable: true },
  { id: 'secteur', name: 'Secteur', state: 'done' },
  { id: 'structure', name: 'Structure', state: 'current', reachable: true },
  { id: 'chapitres', name: 'Chapitres', state: 'ahead' },
];

const show = (shown: Step[]) => (
  <ThemeProvider labels={labels}>
    <Stepper
      label="Étapes"
      summary="Étape 3 sur 4 : Structure"
      steps={shown}
      renderLink={({ id }, content) => <StepLink href={`/creation/${id}`}>{content}</StepLink>}
    />
  </ThemeProvider>
);

let rerender: ReturnType<typeof render>['rerender'];
beforeEach(() => {
  ({ rerender } = render(show(steps)));
});

describe('the steps', () => {
  it('say where one is, and which are done', () => {
    const [first, , third] = within(screen.getByRole('navigation', { name: 'Étapes' })).getAllByRole('listitem');

    expect(first?.textContent).toBe(`${labels.stepDone} Nom`);
    expect(third?.firstElementChild).toHaveAttribute('aria-current', 'step');
    expect(third).toHaveTextContent('3 Structure');
  });

  it('are links where one may go, except where one is', () => {
    const links = screen.getAllByRole('link');

    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/creation/nom']);
  });

  it('unfold below one line, until one has moved on', async () => {
    const summary = screen.getByRole('button', { name: 'Étape 3 sur 4 : Structure' });

    await userEvent.click(summary);
    expect(summary).toHaveAttribute('aria-expanded', 'true');
    rerender(show(steps.map((step) => ({ ...step, state: step.id === 'nom' ? 'current' : 'ahead' }))));

    expect(summary).toHaveAttribute('aria-expanded', 'false');
  });
});
