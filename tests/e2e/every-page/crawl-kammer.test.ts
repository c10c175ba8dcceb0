import { isFullRun } from '../../support/variants.ts';
import { desktop, phone, test } from '../support/site.ts';
import { everyKindOfPage } from './every-kind-of-page.ts';

test.use({ brand: 'kammer' });

// Modules in this brand: modules-kammer.test.ts.
everyKindOfPage('desktop', desktop, 'en', isFullRun ? Number.POSITIVE_INFINITY : 4);
if (isFullRun) everyKindOfPage('phone', phone, 'de');
