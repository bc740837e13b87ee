const SVG = 'http://www.w3.org/2000/svg';

/** Drawn as the package of booklets draws them: its icons are React's. Never read aloud. */
export const makeIcon = (...paths: string[]) => {
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('class', 'lvr-icon');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  for (const path of paths) {
    const line = document.createElementNS(SVG, 'path');
    line.setAttribute('d', path);
    icon.append(line);
  }
  return icon;
};
