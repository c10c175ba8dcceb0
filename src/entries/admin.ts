/** What the office's pages do beyond their forms and links. Everything works without it. */
import { askLoginBeforeSubmit } from '../admin/scripts/ask-login.ts';
import { chooseRows } from '../admin/scripts/chosen-rows.ts';
import { setFocalPoints } from '../admin/scripts/focal-point.ts';
import { focusLinkedField } from '../admin/scripts/focus-field.ts';
import { followLog } from '../admin/scripts/follow-log.ts';
import { pressByKeys } from '../admin/scripts/form-keys.ts';
import { openHelpByKey } from '../admin/scripts/help-keys.ts';
import { submitInPlace } from '../admin/scripts/in-place-forms.ts';
import { keepPlace } from '../admin/scripts/keep-place.ts';
import { followSearch } from '../admin/scripts/live-search.ts';
import { chooseMediaInForms } from '../admin/scripts/media-fields.ts';
import { openPagePanels } from '../admin/scripts/page-panels.ts';
import { arrangePages } from '../admin/scripts/page-tree.ts';
import { rememberLanguage } from '../admin/scripts/remember-language.ts';
import { renewLive } from '../admin/scripts/renew-live.ts';
import { editRichTexts } from '../admin/scripts/rich-texts.ts';
import { addRowsByEnter } from '../admin/scripts/rows-by-enter.ts';
import { changeRowsInPlace } from '../admin/scripts/rows-in-place.ts';
import { openSearch } from '../admin/scripts/search-dialog.ts';
import { moveBetweenSeats } from '../admin/scripts/seat-plan/seat-keys.ts';
import { readTextFiles } from '../admin/scripts/seat-plan/text-file.ts';
import { guardForms } from '../admin/scripts/unsaved.ts';
import { guardUnsavedWork } from '../admin/scripts/unsaved-work.ts';
import { defineEntrySearch } from '../ui/backstage/entry-search/define-entry-search.ts';
import { startTooltips } from '../ui/backstage/tooltips.ts';

// First: the others hear of a form that is sent only once the session is known.
askLoginBeforeSubmit();
guardForms();
pressByKeys();
addRowsByEnter();
changeRowsInPlace();
chooseRows();
// Before the focus returns to a field.
defineEntrySearch();
followSearch();
followLog();
renewLive();
guardUnsavedWork();
rememberLanguage();
setFocalPoints();
focusLinkedField();
submitInPlace();
openPagePanels();
chooseMediaInForms();
// Before texts get their editors, which take over the focus of their textarea.
keepPlace();
editRichTexts();
arrangePages();
openSearch();
openHelpByKey();
startTooltips();
moveBetweenSeats();
readTextFiles();
