import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';

/** The two ways to load something from elsewhere (CONS-05); `onAllow` answers them. */
export function AllowButtons() {
  return (
    <>
      <button type="button" className="btn" value="once">
        <Icon name="play" />
        {m.external_load_once()}
      </button>
      <button type="button" className="btn quiet" value="always">
        {m.external_allow_always()}
      </button>
    </>
  );
}
