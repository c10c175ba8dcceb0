import { everyKindOfPage } from './every-kind-of-page.ts';
import { desktop, phone, test } from './site.ts';
import { isFullRun } from './variants.ts';

test.use({ brand: 'kammer' });

everyKindOfPage('desktop', desktop, 'en');
if (isFullRun) everyKindOfPage('phone', phone, 'de');
