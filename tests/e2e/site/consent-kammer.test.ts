import { test } from '../support/site.ts';
import { consentLooks } from './consent-looks.ts';

test.use({ brand: 'kammer' });

consentLooks();
