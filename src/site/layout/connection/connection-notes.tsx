import { useCurrentPage } from '../../../features/site/current-page.ts';
import { m } from '../../../paraglide/messages.js';
import { href } from '../../../urls.ts';

/** For `startConnectionNotes`: the place of the bar while offline, and its template (SITE-04), which has to be there without a network. */
export function ConnectionNotes() {
  const { language } = useCurrentPage();
  return (
    <>
      <div id="connection" role="status" />
      <template id="note-offline">
        <p className="offline dark">
          {m.offline_bar()} <a href={href('offlineProgramme', language)}>{m.offline_link()}</a>
        </p>
      </template>
    </>
  );
}
