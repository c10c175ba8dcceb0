import { desktop, test } from '../support/site.ts';
import { checkForms } from './forms-steps.ts';

test.use({ brand: 'kammer', ...desktop });

test('BRAND-01 ROUTE-16 FORM-06 axe finds nothing on a form of the second brand, empty, with errors and submitted; it fits a phone', async ({
  page,
  site,
}) => {
  test.slow();
  await checkForms(page, site, async () => undefined);
});
