import type { ReactNode } from 'react';
import { QuickBuy } from '../../features/programme/rows/quick-buy.ts';
import { CurrentPageContext } from '../../features/site/current-page.ts';
import type { EditorPage } from './editor-page.ts';

/** The contexts that views of modules read, in each React root of the editor. */
export function EditorContexts({ known: { page, hasQuickBuy }, children }: { known: EditorPage; children: ReactNode }) {
  return (
    <CurrentPageContext value={page}>
      <QuickBuy value={hasQuickBuy}>{children}</QuickBuy>
    </CurrentPageContext>
  );
}
