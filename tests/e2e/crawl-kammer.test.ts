import { isWhole } from './crossed.ts';
import { everyKindOfPage } from './every-kind-of-page.ts';
import { desktop, phone, test } from './site.ts';

test.use({ brand: 'kammer' });

everyKindOfPage('desktop', desktop, 'en');
if (isWhole) everyKindOfPage('phone', phone, 'de');
