import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { inDark } from '../../stories/schemes';
import { FileDrop } from './FileDrop';

export default { title: 'FileDrop' } satisfies Meta;

const sentences = {
  wrongType: (name: string) => `« ${name} » n’est pas une image. Choisissez un fichier PNG, WebP ou SVG.`,
  tooLarge: (name: string) => `« ${name} » est trop lourd : 2 Mo au plus.`,
};
const logo = new File([new Uint8Array(14_200)], 'maison-aubrac.svg', { type: 'image/svg+xml' });

const Example = () => {
  const [logos, setLogos] = useState([logo]);
  const [photos, setPhotos] = useState<File[]>([]);
  return (
    <>
      <FileDrop
        label="Votre logo"
        hint="PNG, WebP ou SVG, 2 Mo au plus."
        accept="image/png,image/webp,image/svg+xml"
        maxSize={2_000_000}
        files={logos}
        onChange={setLogos}
        sentences={sentences}
      />
      <FileDrop
        label="Photos du lieu"
        optional
        multiple
        error={sentences.tooLarge('terrasse.tiff')}
        files={photos}
        onChange={setPhotos}
        sentences={sentences}
      />
    </>
  );
};

export const Light: StoryObj = { render: () => <Example /> };
export const Dark: StoryObj = { ...Light, ...inDark };
