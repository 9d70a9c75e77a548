// Finds layout problems of the open page and returns a sentence for each.
import type { Page } from '@playwright/test';

export function findLayoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Piece = { box: DOMRect; element: Element; text: string };
    const problems: string[] = [];
    const isDrawn = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

    /** Fixed and sticky parts cover the page on purpose; a strip that scrolls cuts off its end. */
    function isInFlow(element: Element): boolean {
      for (let each: Element | null = element; each !== null; each = each.parentElement) {
        const { position, overflowX, clipPath } = getComputedStyle(each);
        if (position === 'fixed' || position === 'sticky' || clipPath !== 'none') return false;
        if (overflowX === 'auto' || overflowX === 'scroll') return false;
      }
      return true;
    }

    function drawnTexts(): Piece[] {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const pieces: Piece[] = [];
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        const text = walker.currentNode.textContent?.trim() ?? '';
        if (element === null || text === '' || !isDrawn(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const box of range.getClientRects()) pieces.push({ box, element, text });
      }
      return pieces;
    }

    const allTexts = drawnTexts();
    const texts = allTexts.filter(({ element }) => isInFlow(element));
    for (const [at, { box, element, text }] of texts.entries()) {
      for (const other of texts.slice(at + 1)) {
        if (element.contains(other.element) || other.element.contains(element)) continue;
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        // Boxes of lines are a little taller than their letters.
        if (width > 4 && height > 8) {
          problems.push(`"${text.slice(0, 40)}" overlaps "${other.text.slice(0, 40)}"`);
        }
      }
    }

    for (const { element } of texts.filter((piece) => piece.element.matches('h1, h2'))) {
      const node = element.firstChild;
      if (!(node instanceof Text)) continue;
      for (const { 0: word, index } of node.data.matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) problems.push(`"${word}" is broken across lines`);
      }
    }

    for (const grid of document.querySelectorAll(':is(main, footer) *')) {
      if (getComputedStyle(grid).display !== 'grid') continue;
      const cards = [...grid.children].filter(isDrawn);
      const kinds = new Set(cards.map(({ tagName, className }) => `${tagName} ${className}`));
      if (cards.length < 3 || kinds.size > 1) continue;
      const rows = Map.groupBy(cards, (card) => Math.round(card.getBoundingClientRect().top));
      const lastRow = [...rows.values()].at(-1) ?? [];
      const isNarrow =
        (lastRow[0]?.getBoundingClientRect().width ?? 0) < grid.getBoundingClientRect().width * 0.7;
      if (rows.size > 1 && rows.size < cards.length && lastRow.length === 1 && isNarrow) {
        problems.push(`"${lastRow[0]?.textContent?.slice(0, 40)}" stands alone in the last row`);
      }
    }

    const filled = [...document.querySelectorAll('img, svg, input, select, textarea, button')]
      .filter(isDrawn)
      .map((element) => element.getBoundingClientRect())
      .concat(allTexts.map(({ box }) => box))
      .sort((one, other) => one.top - other.top);
    let end = -scrollY;
    for (const { top, bottom } of filled) {
      if (top - end > 200) {
        problems.push(
          `nothing from ${Math.round(end + scrollY)} to ${Math.round(top + scrollY)} px`,
        );
      }
      end = Math.max(end, bottom);
    }
    if (document.documentElement.scrollHeight - scrollY - end > 200) {
      problems.push(`nothing from ${Math.round(end + scrollY)} px to the end`);
    }

    if (document.documentElement.scrollWidth > innerWidth) problems.push('scrolls to the side');
    return [...new Set(problems)];
  });
}
