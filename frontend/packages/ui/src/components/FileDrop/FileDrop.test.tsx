import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { labels } from '../../stories/labels';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { FileDrop, writeSize } from './FileDrop';

const file = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type });
const logo = file('logo.png', 'image/png');
const photo = file('cuisine.webp', 'image/webp');
const sentences = {
  wrongType: (name: string) => `${name} n’est pas une image.`,
  tooLarge: (name: string) => `${name} est trop lourd.`,
};

const Example = ({ multiple = false }: { multiple?: boolean }) => {
  const [files, setFiles] = useState<File[]>([]);
  return (
    <ThemeProvider labels={labels}>
      <FileDrop
        label="Logo"
        accept="image/*,.svg"
        maxSize={100}
        multiple={multiple}
        files={files}
        onChange={setFiles}
        sentences={sentences}
      />
    </ThemeProvider>
  );
};
const input = () => screen.getByLabelText('Logo');
const zone = () => {
  const around = input().closest('label');
  if (!around) throw new Error('A file input stands in its zone.');
  return around;
};
const names = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('strong')?.textContent);
const drop = (...files: File[]) => fireEvent.drop(zone(), { dataTransfer: { files } });

beforeEach(() => {
  document.documentElement.lang = 'fr-FR';
});

describe('a place for files', () => {
  it('takes what is picked, and lets it be taken out again', async () => {
    render(<Example />);

    await userEvent.upload(input(), logo);
    expect(names()).toEqual(['logo.png']);
    await userEvent.click(screen.getByRole('button', { name: labels.removeFile.replace('{name}', 'logo.png') }));

    expect(names()).toEqual([]);
  });

  it('takes what is dropped: one instead of the other, or one after the other', () => {
    const { unmount } = render(<Example />);
    drop(logo);
    drop(photo);
    expect(names()).toEqual(['cuisine.webp']);
    unmount();

    render(<Example multiple />);
    drop(logo);
    drop(photo);

    expect(names()).toEqual(['logo.png', 'cuisine.webp']);
  });

  it('takes what is pasted', () => {
    render(<Example />);

    fireEvent.paste(input(), { clipboardData: { files: [logo] } });

    expect(names()).toEqual(['logo.png']);
  });

  it('says where to let go, as long as files hang over it', () => {
    render(<Example />);

    fireEvent.dragEnter(zone());
    fireEvent.dragEnter(input());
    fireEvent.dragLeave(zone());
    expect(screen.getByText(labels.dropHere)).toBeVisible();
    fireEvent.dragLeave(input());

    expect(screen.queryByText(labels.dropHere)).toBeNull();
  });

  it.each([
    ['kind', file('contrat.pdf', 'application/pdf'), 'contrat.pdf n’est pas une image.'],
    ['size', file('terrasse.png', 'image/png', 101), 'terrasse.png est trop lourd.'],
  ])('refuses the wrong %s with its sentence, and keeps what is good', (_, bad, sentence) => {
    render(<Example multiple />);

    drop(logo, bad);

    expect(screen.getByRole('status')).toHaveTextContent(sentence);
    expect(input()).toBeInvalid();
    expect(names()).toEqual(['logo.png']);
  });

  it('accepts by the end of a name where the device knows no kind', () => {
    render(<Example />);

    drop(file('Logo.SVG', ''));

    expect(names()).toEqual(['Logo.SVG']);
  });
});

it.each([
  [0, '0 o'],
  [14_200, '14,2 ko'],
  [2_100_000, '2,1 Mo'],
  [6_400_000_000, '6,4 Go'],
])('%d bytes are %s', (bytes, text) => {
  expect(writeSize(bytes, 'fr-FR').replace(/\s/, ' ')).toBe(text);
});
