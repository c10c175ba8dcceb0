import type { DraftCore } from './draft-core.ts';
import { sendPresence } from './read-changes.ts';
import { leftWork } from './stored-work.ts';

const presenceIntervalMs = 4000;

/** Begins what goes on by itself: presence, attempts without a connection. @returns its end, which sends what is left. */
export function beginSession(core: DraftCore): () => void {
  void leftWork(core.state.draft.container, core.session).then((left) => core.become({ left }));
  const presence = setInterval(() => void sendPresence(core), presenceIntervalMs);
  const onOnline = () => void core.save();
  const leave = () => void sendPresence(core, true);
  window.addEventListener('online', onOnline);
  window.addEventListener('pagehide', leave);
  return () => {
    clearInterval(presence);
    clearTimeout(core.timer);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('pagehide', leave);
    void core.save();
    leave();
  };
}
