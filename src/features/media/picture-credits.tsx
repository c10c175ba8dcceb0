import { m } from '../../paraglide/messages.js';
import type { PictureCredit } from './credits.read.server.ts';

/** The credits of a page's pictures at its foot, folded in; with one author the pictures need no names (PAGE-19, § 13 UrhG). */
export function PictureCredits({ credits }: { credits: readonly PictureCredit[] }) {
  return (
    <details className="picture-credits wrap">
      <summary>{m.picture_credits()}</summary>
      <ul>
        {credits.map(({ copyright, pictures }) => {
          // The description of a logo is often its author's name, which would stand there twice.
          const described = pictures.filter((picture) => picture !== copyright);
          return (
            <li key={copyright}>
              {credits.length === 1 || described.length === 0
                ? `© ${copyright}`
                : m.picture_credit({ author: copyright, pictures: described.join('; ') })}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
