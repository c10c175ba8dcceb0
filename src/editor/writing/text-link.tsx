import type { Editor } from '@tiptap/core';
import { lazy, Suspense, useState } from 'react';
import type { Language } from '../../core/languages.ts';
import { DialogSlot } from '../controls/finders.tsx';
import type { TextLink } from '../dialogs/link-edit.tsx';

const LinkEdit = lazy(() => import('../dialogs/link-edit.tsx'));

interface TextLinkDialogProps {
  editor: Editor;
  language: Language;
  onClose(): void;
}

/**
 * Sets a link in a text: marked words get what the finder finds; a link that is there, and one without words, is edited with its
 * text (EDIT-10).
 */
export function TextLinkDialog({ editor, language, onClose }: TextLinkDialogProps) {
  const [place] = useState(() => placeOf(editor));
  const [link, setLink] = useState<TextLink | null>(place.isThere ? place.link : null);
  const finish = (change: () => void) => {
    onClose();
    change();
  };
  if (!link)
    return (
      <DialogSlot
        kind="link"
        language={language}
        value=""
        onChoose={(chosen, url) => {
          const found = { ...place.link, address: url || String(chosen ?? '') };
          if (place.from === place.to) setLink({ ...found, text: '' });
          else finish(() => applyLink(editor, place, { ...found, text: null }));
        }}
        onClose={onClose}
      />
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps keys from the page
    <div className="bs bs-over" onKeyDown={(event) => event.stopPropagation()}>
      <Suspense>
        <LinkEdit
          language={language}
          link={link}
          isThere={place.isThere}
          onSave={(changed) => finish(() => applyLink(editor, place, changed))}
          onRemove={() => finish(() => editor.chain().focus().setTextSelection(place).unsetLink().run())}
          onClose={onClose}
        />
      </Suspense>
    </div>
  );
}

interface Place {
  from: number;
  to: number;
  isThere: boolean;
  link: TextLink;
}

/** The link at the caret, or the marked words. */
function placeOf(editor: Editor): Place {
  const { href = '', target } = editor.getAttributes('link') as { href?: string; target?: string | null };
  if (href !== '') editor.commands.extendMarkRange('link');
  const { from, to, $from, $to } = editor.state.selection;
  const text = $from.sameParent($to) ? editor.state.doc.textBetween(from, to) : null;
  return { from, to, isThere: href !== '', link: { text, address: href, isNewWindow: target === '_blank' } };
}

/** Words that stay keep what else they are, bold or italic. */
function applyLink(editor: Editor, { from, to, link }: Place, { text, address, isNewWindow }: TextLink): void {
  const attrs = { href: address, target: isNewWindow ? '_blank' : null, rel: isNewWindow ? 'noopener' : null };
  const chain = editor.chain().focus().setTextSelection({ from, to });
  if (text === null || text === link.text) return void chain.setLink(attrs).run();
  const others = (editor.state.doc.nodeAt(from)?.marks ?? [])
    .filter(({ type }) => from !== to && type.name !== 'link')
    .map(({ type }) => ({ type: type.name }));
  chain.insertContentAt({ from, to }, { type: 'text', text, marks: [...others, { type: 'link', attrs }] }).run();
}
