import type { Page } from '@playwright/test';

/**
 * The texts of the page of which something cannot be seen: cut by an element that does not slide, or by the edge of the
 * screen. Only those with this mark are looked at: what people wrote is as long as they please. What only a screen reader is
 * told is not meant to be seen.
 */
export const clipped = (page: Page, mark: string) =>
  page.evaluate((mark) => {
    const slack = 1.5;
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const slides = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

    /* One pixel of a label, or a label cut to nothing, is told to screen readers alone. */
    const isForReadersAlone = (node: Element | null): boolean => {
      if (!node) return false;
      const { width, height } = node.getBoundingClientRect();
      const { clipPath, clip, position } = getComputedStyle(node);
      const cut = clipPath !== 'none' || (position === 'absolute' && clip !== 'auto');
      return (
        (Math.min(width, height) <= 1.5 && position === 'absolute') || cut || isForReadersAlone(node.parentElement)
      );
    };

    type Span = readonly [from: number, to: number];
    type Area = { across: Span; down: Span };
    const endless: Span = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    const page: Area = { across: [0, document.documentElement.clientWidth], down: endless };

    /* What is outside of it is lost, unless it slides. */
    const seen = (overflow: string, own: Span, outer: Span): Span => {
      if (slides(overflow)) return endless;
      return hides(overflow) ? [Math.max(own[0], outer[0]), Math.min(own[1], outer[1])] : outer;
    };

    /** Where the content of an element can be seen. */
    const areaOf = (node: Element | null): Area => {
      if (!node) return page;
      const { overflowX, overflowY, position } = getComputedStyle(node);
      const box = node.getBoundingClientRect();
      const outer = position === 'fixed' ? page : areaOf(node.parentElement);
      return {
        across: seen(overflowX, [box.left, box.right], outer.across),
        down: seen(overflowY, [box.top, box.bottom], outer.down),
      };
    };
    const goesBeyond = (own: Span, area: Span) => own[0] < area[0] - slack || own[1] > area[1] + slack;
    const isCut = ({ left, right, top, bottom }: DOMRect, { across, down }: Area) =>
      goesBeyond([left, right], across) || goesBeyond([top, bottom], down);

    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!(parent && text.includes(mark)) || parent.closest('script, style, option')) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      const area = areaOf(parent);
      if (!rects.some((rect) => isCut(rect, area)) || isForReadersAlone(parent)) continue;
      found.add(`${parent.localName}.${parent.className} « ${text.slice(0, 60)} »`);
    }
    return [...found];
  }, mark);
