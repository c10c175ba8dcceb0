import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupOf } from '../../src/features/dashboard/error-group.server.ts';

test('DASH-07 an error group has no address, number or quoted word', () => {
  const secret = fc.stringMatching(/^[a-z]{3,10}@[a-z]{3,10}\.[a-z]{2,3}$/);
  fc.assert(
    fc.property(fc.string(), secret, fc.nat(), fc.string(), (before, mail, number, after) => {
      const group = groupOf(new Error(`${before} ${mail} "${mail}" ${number} ${after}`));
      expect(group.length).toBeLessThanOrEqual(300);
      expect(group).not.toContain(mail);
      expect(group).not.toMatch(/\d/);
    }),
  );
  const failed = new Error('Failed query: select 1 where mail = $1\nparams: anna@example.org', {
    cause: new Error('relation "x" does not exist'),
  });
  expect(groupOf(failed)).toBe('Error: relation “…” does not exist');
});
