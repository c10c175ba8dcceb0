import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../../core/languages.ts';
import type { Media } from '../../../features/media/media.contract.ts';
import { callEditor, EditorCallFailed } from '../../editor-call.ts';

type Values = Pick<Partial<Media>, 'descriptions' | 'is_decorative'>;

/** Pause in typing after which the text is stored, as everywhere in the editor. */
const pauseMs = 1000;

interface DescribedPicture {
  language: Language;
  id: number;
  /** The picture, where it is known; else it is read. */
  known: Media | undefined;
}

/** The text of a picture while it is typed and what of it is stored: calls go one after another, each upon the version of the one before. */
export function useAlternativeText({ language, id, known }: DescribedPicture) {
  const [media, setMedia] = useState<Media | null>(known ?? null);
  const [text, setText] = useState(known?.descriptions[language] ?? '');
  const [status, setStatus] = useState<'saved' | EditorCallFailed | null>(null);
  const address = `/${language}/pageeditor-api/media/${id}/`;
  /** The newest stored state, the text that was last sent, and the call under way: the next one needs its version. */
  const server = useRef({ media: known ?? null, sent: known?.descriptions[language] ?? '', call: Promise.resolve() });
  useEffect(() => {
    if (known?.id === id) return;
    let isOver = false;
    setStatus(null);
    callEditor<Media>('GET', address).then(
      (found) => {
        if (isOver || found.kind !== 'image') return;
        const stored = found.descriptions[language] ?? '';
        server.current = { ...server.current, media: found, sent: stored };
        setMedia(found);
        setText(stored);
      },
      () => isOver || setMedia(null),
    );
    return () => {
      isOver = true;
    };
  }, []);
  const take = (stored: Media) => {
    server.current.media = stored;
    setMedia(stored);
  };
  const send = (values: Values) => callEditor<Media>('PATCH', address, { body: { version: server.current.media?.version, ...values } });
  /** What others have changed besides stays; where it is the same, it is shown before one's own goes over it (EDIT-19). */
  const sendUponTheirs = async (values: Values, error: EditorCallFailed): Promise<Media> => {
    const { media: known } = server.current;
    const theirs = await callEditor<Media>('GET', address);
    take(theirs);
    if (known && theirs.descriptions[language] === known.descriptions[language] && theirs.is_decorative === known.is_decorative)
      return send(values);
    throw error;
  };
  const save = (values: Values) => {
    server.current.call = server.current.call.then(async () => {
      try {
        const stored = await send(values).catch((error) => {
          if (error instanceof EditorCallFailed && error.status === 409) return sendUponTheirs(values, error);
          throw error;
        });
        take(stored);
        setStatus('saved');
      } catch (error) {
        if (!(error instanceof EditorCallFailed)) throw error;
        // It is sent once more when it is left; over what others wrote only when it is typed on.
        if (error.status !== 409) server.current.sent = server.current.media?.descriptions[language] ?? '';
        setStatus(error);
      }
    });
  };
  const store = () => {
    const words = text.trim();
    if (words === server.current.sent) return;
    server.current.sent = words;
    save({ descriptions: { [language]: words } });
  };
  // A key that publishes, or one that closes the panel, leaves no control.
  const latest = useRef(store);
  latest.current = store;
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => () => latest.current(), []);
  return { media, text, setText, status, store, save };
}
