import { expect, test } from 'vitest';
import { requireAudience } from '../../../src/core/contract/access.server.ts';
import { visitor } from '../../../src/core/database/reading.server.ts';

const account = { ...visitor, userId: 1 };
const everyone = {
  anonymous: visitor,
  account,
  dashboard: { ...account, hasDashboardAccess: true },
  editor: { ...account, isEditor: true },
  administrator: { ...account, isEditor: true, isAdministrator: true },
};

test.each([
  ['all', [200, 200, 200, 200, 200]],
  ['user', [401, 200, 200, 200, 200]],
  ['dash', [401, 403, 200, 403, 403]],
  ['editor', [401, 403, 403, 200, 200]],
  ['admin', [401, 403, 403, 403, 200]],
] as const)('ROLE-04 ROLE-05 ROLE-06 whom a call for %s lets through', (audience, expected) => {
  const statuses = Object.values(everyone).map((viewer) => {
    try {
      requireAudience(audience, viewer, 'de');
      return 200;
    } catch (error) {
      return (error as { status: number }).status;
    }
  });
  expect(statuses).toEqual(expected);
});
