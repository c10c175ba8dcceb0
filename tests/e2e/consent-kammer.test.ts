import { consentLooks } from './consent-looks.ts';
import { test } from './site.ts';

test.use({ brand: 'kammer' });

consentLooks();
