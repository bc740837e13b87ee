import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Bars } from './Bars';
import { Columns } from './Columns';
import { Funnel } from './Funnel';
import { LineChart } from './LineChart';
import { Share } from './Share';
import { shareOf, ticks } from './scale';

describe('the scale', () => {
  it.each([
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
    [167, [0, 100, 200]],
    [180, [0, 100, 200]],
    [1400, [0, 500, 1000, 1500]],
  ])('has round steps up to %s', (most, steps) => {
    expect(ticks(most)).toEqual(steps);
  });

  it('reaches what it shows, whatever that is', () => {
    for (let most = 1; most < 3000; most += 7) expect(ticks(most).at(-1)).toBeGreaterThanOrEqual(most);
    expect(shareOf(3, 0)).toBe(0);
  });
});

describe('bars', () => {
  it('say each figure, and hatch what is masked', () => {
    const { container } = render(
      <Bars
        label="Par site"
        bars={[
          { key: 'a', label: 'Lac', value: 9, of: 12, text: '75 %' },
          { key: 'b', label: 'Siège', value: null, text: 'masqué' },
        ]}
      />,
    );

    expect(within(screen.getByRole('list', { name: 'Par site' })).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('masqué')).toBeVisible();
    expect(container.querySelector('rect[width="75%"]')).not.toBeNull();
    expect(container.querySelectorAll('[fill^="url(#"]')).toHaveLength(1);
    expect(container.querySelector('[style]')).toBeNull();
  });
});

describe('a whole', () => {
  it('gives what is masked no share, and hatches it where it is named', () => {
    const { container } = render(
      <Share
        label="Par voie"
        parts={[
          { key: 'a', label: 'Lien', value: 30, text: '30' },
          { key: 'b', label: 'Tablette', value: null, text: 'masqué' },
          { key: 'c', label: 'Papier', value: 10, text: '10' },
        ]}
      />,
    );

    const widths = [...screen.getByRole('img').querySelectorAll('rect')].map((rect) => rect.getAttribute('width'));
    expect(widths).toEqual(['75%', '0%', '25%']);
    expect(screen.getByText('masqué')).toBeVisible();
    expect(container.querySelectorAll('[fill^="url(#"]')).toHaveLength(1);
  });
});

describe('columns', () => {
  it('are a picture with a sentence, and their figures above them', () => {
    render(<Columns label="58 en un jour" columns={[{ key: '0', label: '0–1 j', value: 58, text: '58' }]} />);

    expect(within(screen.getByRole('img', { name: '58 en un jour' })).getByText('58')).toBeVisible();
  });
});

describe('columns with a limit', () => {
  it('name it where it falls, and tell those beyond it apart', () => {
    const columns = [3, 9, 4].map((value, key) => ({ key: `${key}`, label: `${key}`, value, text: `${value}` }));
    const { container } = render(<Columns label="Délais" columns={columns} limit={{ behind: 2, name: 'échéance' }} />);

    expect(screen.getByText('échéance')).toBeVisible();
    const looks = [...container.querySelectorAll('rect')].slice(-3).map((rect) => rect.getAttribute('class'));
    expect(looks[0]).toBe(looks[1]);
    expect(looks[2]).not.toBe(looks[1]);
  });
});

describe('the funnel', () => {
  it('goes from step to step, with what is left of each', () => {
    render(
      <Funnel
        label="612 invités, 548 ouverts"
        steps={[
          { key: 'invited', label: 'Invités', value: 612, text: '612', note: 'personnes' },
          { key: 'opened', label: 'Ouverts', value: 548, text: '548', note: '64 n’ont pas ouvert', share: '90 %' },
        ]}
      />,
    );

    expect(screen.getByRole('list', { name: '612 invités, 548 ouverts' })).toHaveTextContent('90 %');
  });
});

describe('a curve', () => {
  it('is gone along by keyboard, and says each point', async () => {
    const points = [3, 7].map((value) => ({
      key: `${value}`,
      label: `${value} juin`,
      value,
      text: `${value} lectures`,
    }));
    render(<LineChart label="Lectures par jour" walk="Parcourir les jours" points={points} />);
    const slider = screen.getByRole('slider', { name: 'Parcourir les jours' });
    expect(slider).toHaveAttribute('aria-valuetext', '7 juin, 7 lectures');

    slider.focus();
    await userEvent.keyboard('{ArrowLeft}');

    expect(slider).toBeInstanceOf(HTMLInputElement);
  });
});

describe('shares', () => {
  it('have a legend in the order of the bar', () => {
    render(
      <Share
        label="7 par lien, 2 par code"
        parts={[
          { key: 'l', label: 'Lien', value: 7, text: '7' },
          { key: 'c', label: 'Code', value: 2, text: '2' },
        ]}
      />,
    );

    expect(screen.getByRole('img', { name: '7 par lien, 2 par code' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Lien7', 'Code2']);
  });
});
