import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/icon.tsx';
import type { PictureCredit } from './credits.read.server.ts';

/**
 * The credits of a page's pictures at its foot, folded in; with one author the pictures need no names (PAGE-19, § 13 UrhG). A growing list
 * adds those of its further pages by their keys, and shows what is hidden until then (PAGE-33).
 */
export function PictureCredits({ credits }: { credits: readonly PictureCredit[] }) {
  return (
    <details className="picture-credits wrap" hidden={credits.length === 0}>
      <summary className="disclosure">
        {m.picture_credits()}
        <Icon name="down" />
      </summary>
      <ul data-gathered="credits">
        {credits.map(({ copyright, pictures }) => (
          <li key={copyright} data-key={copyright}>
            © {copyright}
            <span data-key="pictures">
              {/* The description of a logo is often its author's name, which would stand there twice. */}
              {pictures
                .filter((picture) => picture !== copyright)
                .map((picture) => (
                  <span key={picture} data-key={picture}>
                    {picture}
                  </span>
                ))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
