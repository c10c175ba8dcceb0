/** What the office's pages do beyond their forms and links. Everything works without it. */
import { chooseRows } from '../screens/admin/scripts/chosen-rows.ts';
import { setFocalPoints } from '../screens/admin/scripts/focal-point.ts';
import { followSearch } from '../screens/admin/scripts/live-search.ts';
import { addRowsByEnter } from '../screens/admin/scripts/rows-by-enter.ts';
import { guardForms } from '../screens/admin/scripts/unsaved.ts';
import { guardUnsavedWork } from '../screens/admin/scripts/unsaved-work.ts';
import { rememberLanguage } from '../screens/admin/scripts/written-language.ts';

guardForms();
addRowsByEnter();
chooseRows();
followSearch();
guardUnsavedWork();
rememberLanguage();
setFocalPoints();
