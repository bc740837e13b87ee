const SVG = 'http://www.w3.org/2000/svg';

const check = () => {
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('class', 'lvr-icon');
  icon.setAttribute('viewBox', '0 0 24 24');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', 'M5 12l5 5l10 -10');
  icon.append(path);
  return icon;
};

/** The number of a chapter becomes a tick. */
export const tick = (line: Element) => {
  line.classList.add('lvr-chapter-read');
  line.querySelector('.lvr-number')?.replaceChildren(check());
};
