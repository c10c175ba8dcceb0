import { widgetHash } from '../widget/codes/widget-hash.ts';

/** Names the widget of an event in the address of its page, so that a reload opens it again. @returns what takes the name away */
export function nameWidget(event: number): () => void {
  const { hash: before } = location;
  const hash = widgetHash + event;
  history.replaceState(history.state, '', hash);
  return () => {
    if (location.hash === hash) history.replaceState(history.state, '', location.pathname + location.search + before);
  };
}
