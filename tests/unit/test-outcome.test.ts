import { describe, expect, test } from 'vitest';
import { outcomeOfPlaywright, outcomeOfVitest } from '../../tools/test-outcome.mjs';

const spec = (title: string, status: string, results: object[]) => ({ file: 'a.test.ts', title, tests: [{ status, results }] });
const passed = spec('passes', 'expected', [{ status: 'passed', duration: 2000 }]);

describe('what the gate makes of a report', () => {
  test('a run that was ended is red, and every test that did not run to its end is named', () => {
    const report = {
      suites: [
        {
          specs: [passed],
          suites: [
            { specs: [spec('was at work', 'skipped', [{ status: 'interrupted', duration: 100 }]), spec('had not begun', 'skipped', [])] },
          ],
        },
      ],
    };
    const { failed, failures, ...outcome } = outcomeOfPlaywright(report, false);
    expect(outcome.passed).toBe(1);
    expect(failed).toBe(2);
    expect(failures.map(({ title }) => title)).toEqual(['was at work', 'had not begun']);
  });

  test.each([
    ['without a report', {}, true],
    ['that ended by a signal after its last test', { specs: [passed] }, false],
  ])('a browser run %s is red', (_name, report, isComplete) => {
    expect(outcomeOfPlaywright(report, isComplete).failed).toBe(1);
  });

  test('a whole run is green, names what passed at the second try and how long each file took', () => {
    const tries = [
      { status: 'failed', duration: 500 },
      { status: 'passed', duration: 1500 },
    ];
    const outcome = outcomeOfPlaywright({ specs: [passed, spec('flaky', 'flaky', tries)] }, true);
    expect(outcome).toMatchObject({ passed: 2, failed: 0, failures: [], secondTries: [{ title: 'flaky' }] });
    expect(outcome.seconds.map(({ seconds }) => seconds)).toEqual([2, 2]);
  });

  test('a file that cannot be loaded is a failure of its own', () => {
    const file = { name: '/x/a.test.ts', status: 'failed', message: 'no such module', assertionResults: [], startTime: 0, endTime: 10 };
    expect(outcomeOfVitest({ testResults: [file], numPassedTests: 5 }, false).failures).toEqual([
      { file: '/x/a.test.ts', title: 'the file itself', message: 'no such module' },
    ]);
  });

  test.each([
    ['that ran no test', { testResults: [], numPassedTests: 0 }, true],
    ['that was ended', { testResults: [], numPassedTests: 4000 }, false],
  ])('a unit run %s is red', (_name, report, isComplete) => {
    expect(outcomeOfVitest(report, isComplete).failed).toBe(1);
  });
});
