import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';

interface CodeFormProps {
  /** The code that is used with the cart; '' without one. */
  used: string;
  /** As typed, where it was refused. */
  typed: string;
  action: string;
}

/** A code for a lower price on the cart's page, which works without script (SHOP-97). */
export function CodeForm({ used, typed, action }: CodeFormProps) {
  return (
    <form method="post" action={action} className="code-form">
      {used ? (
        <button type="submit" className="more" name="code-remove" value="1">
          {m.shop_code_remove()}
        </button>
      ) : (
        <details open={typed !== ''}>
          <summary className="disclosure">
            {m.shop_code_summary()}
            <Icon name="down" />
          </summary>
          <label htmlFor="code">{m.shop_code_label()}</label>
          <input
            id="code"
            name="code"
            type="text"
            maxLength={100}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            defaultValue={typed}
          />
          <button type="submit" className="btn quiet">
            {m.shop_code_use()}
          </button>
        </details>
      )}
    </form>
  );
}
