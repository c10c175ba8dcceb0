import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/icon.tsx';

/** Why the request was refused; the heading is that of the widget (BOOK-20). */
export function Alert({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <div className="shop-alert" role="alert">
      <Icon name="warn" />
      <p>
        <strong>{m.shop_problem()}</strong> {text}
      </p>
    </div>
  );
}
