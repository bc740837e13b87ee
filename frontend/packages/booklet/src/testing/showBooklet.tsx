import { MediaProvider } from '@livretier/blocks';
import { render, screen } from '@testing-library/react';
import { BookletView } from '../BookletView';
import type { BookletContent, Place } from '../content';
import { findPicture } from '../samples/picture';

/** A screen of a booklet as a reader has it. */
export const showBooklet = (content: BookletContent, place: Place) => {
  render(
    <MediaProvider value={findPicture}>
      <BookletView content={content} place={place} />
    </MediaProvider>,
  );
};

export const linkNamed = (name: string | RegExp) => screen.getByRole('link', { name });
