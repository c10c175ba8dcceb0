import { m } from '../../paraglide/messages.js';

/** Keys as English keyboards name them, and what they do. */
export type KeyLine = readonly [keys: string, action: () => string];

const names: Readonly<Record<string, () => string>> = {
  Ctrl: m.key_control,
  Shift: m.key_shift,
  Enter: m.key_enter,
  Del: m.key_delete,
};

/** Shortcuts with their actions; keys are named as on a keyboard of the page's language. */
export function KeyList({ keys }: { keys: readonly KeyLine[] }) {
  return (
    <dl className="bs-keys-list">
      {keys.map(([key, action]) => (
        <div key={key}>
          <dt>
            <kbd>{key.replace(/[A-Z][a-z]+/g, (word) => names[word]?.() ?? word)}</kbd>
          </dt>
          <dd>{action()}</dd>
        </div>
      ))}
    </dl>
  );
}
