// What the reports of the two test runners say, in one form.

/**
 * @typedef {{ file: string, title: string, message: string }} Failure
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {Failure[]} failures
 * @property {{ file: string, title: string }[]} secondTries
 * @property {{ file: string, seconds: number }[]} seconds one entry for each file or test
 */

/**
 * A run is red when a test failed, when the runner itself failed or was ended, and when no test ran, whatever its report says.
 * @param {{ testResults?: Array<any>, numPassedTests?: number, numFailedTests?: number }} report Vitest's JSON
 * @param {boolean} isComplete Whether the runner ended by itself and without a failure
 * @returns {Outcome}
 */
export function outcomeOfVitest({ testResults = [], numPassedTests = 0 }, isComplete) {
  const failures = testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ file, title: 'the file itself', message }];
    return failed.map(({ fullName: title, failureMessages }) => ({ file, title, message: failureMessages[0] }));
  });
  const seconds = testResults.map(({ name: file, startTime, endTime }) => ({ file, seconds: (endTime - startTime) / 1000 }));
  return outcome({ passed: numPassedTests, failures, seconds, secondTries: [] }, isComplete);
}

/**
 * The same for Playwright's JSON. Of a run that was ended it calls nothing unexpected: a test that had not begun has no result there,
 * and one that was at work is 'interrupted'.
 * @param {any} report
 * @param {boolean} isComplete
 * @returns {Outcome}
 */
export function outcomeOfPlaywright(report, isComplete) {
  const tests = specsOf(report).flatMap(({ file, title, tests }) => tests.map((test) => ({ file, title, ...test })));
  const isUnfinished = ({ results }) => results.length === 0 || results.at(-1).status === 'interrupted';
  const failures = tests
    .filter((test) => test.status === 'unexpected' || isUnfinished(test))
    .map(({ file, title, ...test }) => ({
      file,
      title,
      message: isUnfinished(test) ? 'It did not run to its end.' : test.results.at(-1).error?.message,
    }));
  const seconds = tests.map(({ file, results }) => ({ file, seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000 }));
  const passed = tests.filter((test) => ['expected', 'flaky'].includes(test.status) && !isUnfinished(test)).length;
  return outcome({ passed, failures, seconds, secondTries: tests.filter(({ status }) => status === 'flaky') }, isComplete);
}

/**
 * @param {Omit<Outcome, 'failed'>} found
 * @param {boolean} isComplete
 * @returns {Outcome}
 */
function outcome({ passed, failures, ...rest }, isComplete) {
  const isRed = failures.length > 0 || !isComplete || passed === 0;
  const all = isRed && failures.length === 0 ? [{ file: '', title: 'the run did not come to its end', message: '' }] : failures;
  return { passed, failed: all.length, failures: all, ...rest };
}

function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
