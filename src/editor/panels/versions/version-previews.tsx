import { useRef } from 'react';
import { m } from '../../../paraglide/messages.js';
import { DialogShell } from '../../dialogs/dialog-shell.tsx';

interface VersionPreviewsProps {
  version: { version_id: number; number: number };
  /** Address of the page. */
  path: string;
  onClose(): void;
}

/** A version and the draft side by side, as pages: they scroll together, and what only one of them has is outlined (PAGE-08). */
export function VersionPreviews({ version, path, onClose }: VersionPreviewsProps) {
  const iframes = useRef<(HTMLIFrameElement | null)[]>([null, null]);
  const sides = [
    { name: m.versions_number({ number: version.number }), address: `${path}?v=${version.version_id}&preview=now` },
    { name: m.state_draft(), address: `${path}?edit=1&preview=now` },
  ];
  const onLoad = () => {
    const pages = iframes.current.map((iframe) => iframe?.contentDocument ?? null);
    const [before, now] = pages;
    if (!before?.querySelector('main') || !now?.querySelector('main')) return;
    outline(before, now, token('--bs-bad'));
    outline(now, before, token('--bs-ok'));
    scrollTogether(before, now);
    scrollTogether(now, before);
  };
  return (
    <DialogShell
      title={m.versions_compared({ number: version.number })}
      hint={m.versions_outlined()}
      width="96rem"
      isScrolledByKeys
      onClose={onClose}
    >
      <div className="version-previews">
        {sides.map(({ name, address }, at) => (
          <figure key={address}>
            <figcaption className="bs-eyebrow">{name}</figcaption>
            <div>
              <iframe
                ref={(iframe) => {
                  iframes.current[at] = iframe;
                }}
                title={name}
                src={address}
                onLoad={onLoad}
              />
            </div>
          </figure>
        ))}
      </div>
    </DialogShell>
  );
}

const comparedElements = 'main :is(h1, h2, h3, h4, p, li, blockquote, figcaption, img, a.btn)';

/** A colour of the tool by its value: pages in iframes do not have its tokens. */
function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name);
}

/** Outlines what a page has and the other has not: texts by their words, pictures by their address. */
function outline(page: Document, other: Document, color: string): void {
  const known = new Set([...other.querySelectorAll(comparedElements)].map(wordsOf));
  for (const element of page.querySelectorAll<HTMLElement>(comparedElements)) {
    const words = wordsOf(element);
    if (words === '' || known.has(words)) continue;
    element.style.outline = `3px solid ${color}`;
    element.style.outlineOffset = '3px';
    element.dataset.differs = '';
  }
}

function wordsOf(element: Element): string {
  return element.localName === 'img' ? (element.getAttribute('src') ?? '') : (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function scrollTogether(page: Document, other: Document): void {
  page.addEventListener('scroll', () => {
    const top = page.defaultView?.scrollY ?? 0;
    if (Math.abs((other.defaultView?.scrollY ?? 0) - top) > 1) other.defaultView?.scrollTo(0, top);
  });
}
