import type { Page } from '@playwright/test';
import { titleFit } from '../../../src/ui/title-fit.ts';
import { titleSize } from '../../../src/ui/title-size.ts';

/** Where titles stand on a page: its first `item`, whose `title` gets every text in turn. */
export interface TitlePlace {
  item: string;
  title: string;
  /** True where the title is meant to stand on the picture. */
  isOnPicture?: boolean;
  /** Whether it is the head of its page or one of a list: heads break later (titleFit). */
  fit: 'head' | 'list';
  /** True where the size depends on the title's length (titleSize). */
  isSized?: boolean;
}

/**
 * Shows every title at a place of the page that is open: the item is copied once per title, so that one change of the window measures
 * them all. Automatic hyphenation is off, as in a browser without a dictionary. @returns how many titles are shown.
 */
export function showTitles(page: Page, place: TitlePlace, titles: readonly string[]): Promise<number> {
  const rendered = titles.map((title) => {
    const { text, style } = titleFit(title, place.fit);
    return { text, style: { ...style, '--letters': title.length }, size: place.isSized ? titleSize(title) : null };
  });
  return page.evaluate(
    async ({ place, rendered }) => {
      await document.fonts.ready;
      const item = document.querySelector(place.item);
      if (!item?.querySelector(place.title)) throw new Error(`No ${place.title} in ${place.item} at ${location.pathname}.`);
      const copies = rendered.map(({ text, style, size }) => {
        const copy = item.cloneNode(true) as Element;
        copy.setAttribute('data-measured', place.item);
        const title = copy.querySelector<HTMLElement>(place.title);
        const texts = document.createTreeWalker(title as Node, NodeFilter.SHOW_TEXT);
        const node = texts.nextNode();
        if (!title || !node) throw new Error(`${place.title} has no text.`);
        node.nodeValue = text;
        title.style.hyphens = 'manual';
        if (size !== null) {
          title.classList.remove('xl', 'h2');
          if (size) title.classList.add(size);
        }
        for (const [name, value] of Object.entries(style)) title.style.setProperty(name, String(value));
        return copy;
      });
      item.replaceWith(...copies);
      return document.querySelectorAll(`[data-measured=${JSON.stringify(place.item)}]`).length;
    },
    { place, rendered },
  );
}

/** What is wrong with the shown titles at the window's present width, by the boxes of their words. */
export function cutTitles(page: Page, { item: name, title, isOnPicture = false }: TitlePlace): Promise<string[]> {
  return page.evaluate(
    ({ name, title, isOnPicture }) => {
      const tolerance = 1.5;
      // Longer parts without a place to break are broken anywhere.
      const longestPart = 24;
      const partsOf = (node: Text) =>
        [...(node.nodeValue ?? '').matchAll(/[^\s\u00ad\u002d–/]+[-–/]?/g)].map(({ 0: part, index }) => {
          const boxesOf = (from: number, to: number) => {
            const range = document.createRange();
            range.setStart(node, from);
            range.setEnd(node, to);
            return [...range.getClientRects()].filter(({ width }) => width > 0);
          };
          // The hyphen at the end of the line above counts to the first letter: its last box is the letter's.
          const lineOf = (at: number) => Math.round(boxesOf(at, at + 1).at(-1)?.top ?? 0);
          const isBroken = lineOf(index) !== lineOf(index + part.length - 1);
          return { part, rects: boxesOf(index, index + part.length), isBroken };
        });
      const contentBox = (element: Element) => {
        const { left, right } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const inset = (side: 'Left' | 'Right') =>
          Number.parseFloat(style[`padding${side}`]) + Number.parseFloat(style[`border${side}Width`]);
        return { left: left + inset('Left'), right: right - inset('Right') };
      };
      return [...document.querySelectorAll(`[data-measured=${JSON.stringify(name)}]`)].flatMap((item) => {
        const element = item.querySelector<HTMLElement>(title);
        const node = element && (document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text | null);
        if (!element?.parentElement || !node) return [`${name}: gone`];
        const column = contentBox(element.parentElement);
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        const pictures = isOnPicture
          ? []
          : [...item.querySelectorAll('.pic, img, video')]
              .filter((one) => !one.contains(element))
              .map((one) => one.getBoundingClientRect());
        const found = new Set<string>();
        for (const { part, rects, isBroken } of partsOf(node)) {
          if (rects.length === 0) found.add('not shown');
          if (part.length <= longestPart && isBroken) found.add(`breaks ${part}`);
          for (const { left, right, top, bottom } of rects) {
            // A large title stands a little to the left, so that its letters are in line with the text below.
            if (left < column.left - tolerance - size * 0.03)
              found.add(`${part} begins ${Math.round(column.left - left)} px before its column`);
            if (right > column.right + tolerance) found.add(`${part} ends ${Math.round(right - column.right)} px after its column`);
            // Of the line, the middle half is sure to hold letters.
            const [upper, lower] = [top + (bottom - top) / 4, bottom - (bottom - top) / 4];
            if (pictures.some((box) => box.left < right - 1 && box.right > left + 1 && box.top < lower && box.bottom > upper))
              found.add(`${part} runs over a picture`);
          }
        }
        return [...found].map(
          (what) => `${name}, ${innerWidth} px, '${element.textContent?.replaceAll('\u00ad', '')}' (${Math.round(size)} px): ${what}`,
        );
      });
    },
    { name, title, isOnPicture },
  );
}
