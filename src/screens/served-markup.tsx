import type { ReactNode } from 'react';

interface ServedProps {
  /** Unique in the document. */
  id: string;
  as?: 'div' | 'footer' | 'dialog' | undefined;
  className?: string;
  hidden?: boolean;
  popover?: 'auto';
  'aria-label'?: string;
  /** `import.meta.env.SSR && <Part />`, so that what writes it is left out of the browser's bundle. */
  children?: ReactNode;
  /** The same as markup; '' in the browser. */
  html?: string;
}

/**
 * Markup that only the server makes and the browser keeps as it came: menus and footer, which never change while a
 * visitor stays in one language (decision 0024). What an address changes in it is done by `useServedLinks`.
 */
export function Served({ as: Tag = 'div', children, html, ...attributes }: ServedProps) {
  if (import.meta.env.SSR && html !== undefined) return <Tag data-served="" {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
  if (import.meta.env.SSR) {
    return (
      <Tag data-served="" {...attributes}>
        {children}
      </Tag>
    );
  }
  const __html = keptMarkup(attributes.id);
  return <Tag data-served="" {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}

const kept = new Map<string, string>();

/** As it came with the document, also when an error page has stood in between. */
function keptMarkup(id: string): string {
  const known = kept.get(id) ?? document.getElementById(id)?.innerHTML ?? '';
  kept.set(id, known);
  return known;
}

/** What only the server's rendering reads: the router sends a browser the enumerable properties of a loader's answer. */
export function withServed<Data extends object, Value>(data: Data, served: Value): Data & { served: Value } {
  return Object.defineProperty(data, 'served', { value: served }) as Data & { served: Value };
}
