/** What the office's pages do beyond their forms and links. Everything works without it. */
import { chooseRows } from '../admin/scripts/chosen-rows.ts';
import { setFocalPoints } from '../admin/scripts/focal-point.ts';
import { focusLinkedField } from '../admin/scripts/focus-field.ts';
import { pressByKeys } from '../admin/scripts/form-keys.ts';
import { submitInPlace } from '../admin/scripts/in-place-forms.ts';
import { followSearch } from '../admin/scripts/live-search.ts';
import { openPagePanels } from '../admin/scripts/page-panels.ts';
import { arrangePages } from '../admin/scripts/page-tree.ts';
import { rememberLanguage } from '../admin/scripts/remember-language.ts';
import { addRowsByEnter } from '../admin/scripts/rows-by-enter.ts';
import { openSearch } from '../admin/scripts/search-dialog.ts';
import { guardForms } from '../admin/scripts/unsaved.ts';
import { guardUnsavedWork } from '../admin/scripts/unsaved-work.ts';

guardForms();
pressByKeys();
addRowsByEnter();
chooseRows();
followSearch();
guardUnsavedWork();
rememberLanguage();
setFocalPoints();
focusLinkedField();
submitInPlace();
openPagePanels();
arrangePages();
openSearch();
