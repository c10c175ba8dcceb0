import { isFullRun } from '../../support/variants.ts';
import { desktop, test } from '../support/site.ts';
import { checkPages } from './accounts-steps.ts';

test.use({ brand: 'kammer', ...desktop });

// In `npm test` these pages are looked at in the first brand: the second styles their parts, which stand on other pages too.
if (isFullRun)
  test('BRAND-01 ROUTE-29 USER-05 USER-06 axe finds nothing on login, password, profile and settings of the second brand', async ({
    page,
    problems,
  }) => {
    test.slow();
    problems.expect(/status of 400/);
    await checkPages(page, 'en');
  });
