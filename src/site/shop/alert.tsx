import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/icon.tsx';
import type { Problem } from './problem.server.ts';

/** Why the request was refused; the heading is that of the widget (BOOK-20). */
export function Alert({ text, loginUrl = null }: { text: string | null; loginUrl?: string | null }) {
  if (text === null) return null;
  return (
    <div className="shop-alert" role="alert">
      <Icon name="warn" />
      <p>
        <strong>{m.shop_problem()}</strong> {text} {loginUrl && <a href={loginUrl}>{m.login_submit()}</a>}
      </p>
    </div>
  );
}

/** Fields of a form that the language switch submits: the page in the other language says why, too (SHOP-185). */
export function ProblemFields({ problem }: { problem: Problem | null }) {
  if (!problem) return null;
  return (
    <>
      <input type="hidden" name="why" value={problem.why} />
      {problem.added !== undefined && <input type="hidden" name="added" value={problem.added} />}
    </>
  );
}
