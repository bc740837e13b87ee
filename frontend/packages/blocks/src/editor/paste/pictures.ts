import { newBlockId } from '../../document/blockId';
import { blockElement } from './element';
import { picturesInRtf } from './rtfPictures';

/** A picture that came with a text, and the block that waits for it on the page. */
export type PastedPicture = { blockId: string; file: File };

/** What was found: pictures to store, and how many could not be had without asking another site for them. */
export type Pictures = { taken: PastedPicture[]; leftOut: number };

const DATA = /^data:image\/(png|jpeg|jpg|webp|avif|svg\+xml)(;base64)?,(.*)$/is;

const bytesOf = (base64: string) => {
  try {
    return Uint8Array.from(atob(base64.replaceAll(/\s/g, '')), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
};

/* Decoded here: asking the browser for the address would be refused by the policy of the page. */
const fileIn = (address: string, number: number): File | undefined => {
  const [, kind = '', encoded, content = ''] = DATA.exec(address.trim()) ?? [];
  if (!kind) return undefined;
  const bytes = encoded ? bytesOf(content) : new TextEncoder().encode(decodeURIComponent(content));
  if (!bytes?.length) return undefined;
  const extension = kind.replace('svg+xml', 'svg').replace('jpeg', 'jpg');
  return new File([bytes], `image-${number}.${extension}`, { type: `image/${kind}` });
};

/* Pictures of one point tell a site that it was read; they show nothing. */
const isPoint = (image: Element) =>
  ['width', 'height'].some((name) => image.hasAttribute(name) && Number(image.getAttribute(name)) <= 1);

const FRAMES = 'table,ul,ol,blockquote,details,h1,h2,h3,h4,h5,h6,p,figure,pre,a';

/** The outermost element that a picture cannot stand in: it comes after it. */
const frameOf = (image: Element, root: Element) => {
  let frame = image;
  for (let around = image.parentElement; around && around !== root; around = around.parentElement)
    if (around.matches(FRAMES)) frame = around;
  return frame;
};

/** What stood on the clipboard beside the HTML. */
export type Beside = { files?: readonly File[]; rtf?: string };

const isOnTheWeb = (image: Element) => /^https?:/i.test(image.getAttribute('src')?.trim() ?? '');

const named = (blob: Blob, number: number) => {
  const extension = blob.type === 'image/jpeg' ? 'jpg' : 'png';
  return new File([blob], `image-${number}.${extension}`, { type: blob.type });
};

/* Only a whole set can be told apart: a program may put one picture of all that was copied beside it. */
const whole = <T extends Blob>(set: readonly (T | undefined)[], count: number) => {
  const drawn = set.filter((one) => one !== undefined);
  return [set, drawn].find(({ length }) => length === count) ?? [];
};

/** Of each picture its file, if its bytes are at hand: in the text itself, in the RTF beside it, or in files. */
const filesAtHand = (images: readonly Element[], { files = [], rtf = '' }: Beside) => {
  const written = images.map((image, index) => fileIn(image.getAttribute('src') ?? '', index + 1));
  const missing = images.filter((_, index) => !written[index]);
  const copied = missing.filter((image) => !isOnTheWeb(image));
  const inRtf = copied.length > 0 && rtf ? whole(picturesInRtf(rtf), copied.length) : [];
  const drawn = files.filter(({ type }) => type.startsWith('image/'));
  const inFiles = inRtf.length > 0 ? [] : whole(drawn, missing.length);
  return images.map((image, index) => {
    const blob = inRtf[copied.indexOf(image)];
    return written[index] ?? (blob ? named(blob, index + 1) : inFiles[missing.indexOf(image)]);
  });
};

/**
 * Puts a block that waits for it in the place of every picture whose bytes are at hand: written in the text itself, or
 * beside it on the clipboard. The others are counted.
 */
export const takePictures = (root: Element, beside: Beside): Pictures => {
  const images = [...root.querySelectorAll('img')].filter(
    (image) => !(isPoint(image) || image.closest('[data-block]')),
  );
  const atHand = filesAtHand(images, beside);
  const taken: PastedPicture[] = [];
  const last = new Map<Element, Element>();
  images.forEach((image, index) => {
    const file = atHand[index];
    if (!file) return;
    const blockId = newBlockId();
    const alt = (image.getAttribute('alt') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 500);
    const block = blockElement('image', [], { media: null, alt, decorative: false, caption: '', width: 'text' });
    block.setAttribute('data-id', blockId);
    const frame = frameOf(image, root);
    (last.get(frame) ?? frame).after(block);
    last.set(frame, block);
    taken.push({ blockId, file });
  });
  return { taken, leftOut: images.length - taken.length };
};
