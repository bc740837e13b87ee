/* Small enough to be read at once, large enough for the eye of a letter. */
const longest = 160;

const loaded = async (src: string) => {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
};

/** The pixels of a picture of our own, drawn small: red, green, blue and opacity, one after another. */
export const pixelsOf = async (src: string) => {
  const image = await loaded(src);
  /* A drawing may have no size of its own. */
  const [width, height] = [image.naturalWidth || longest, image.naturalHeight || longest];
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw.');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
};
