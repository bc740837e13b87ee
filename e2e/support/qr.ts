import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';

/** What a phone reads when it is aimed at something on a screen. */
export const aimAt = async (shown: Locator) => {
  const photograph = (await shown.screenshot({ scale: 'css' })).toString('base64');
  const { data, width, height } = await shown.page().evaluate(async (content) => {
    const image = new Image();
    image.src = `data:image/png;base64,${content}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!canvas) throw new Error('This browser does not draw.');
    canvas.drawImage(image, 0, 0);
    const { data, width, height } = canvas.getImageData(0, 0, image.width, image.height);
    return { data: [...data], width, height };
  }, photograph);
  const read = jsQR(Uint8ClampedArray.from(data), width, height);
  if (!read) throw new Error('There is nothing to read.');
  return read.data;
};
