import { jestResults, playwrightResults } from './results.ts';

it('reads every test of jest, with the file it stands in', () => {
  const assertionResults = [
    { ancestorTitles: [], fullName: 'a note is kept', status: 'passed', duration: 1500 },
    { ancestorTitles: [], fullName: 'a note is lost', status: 'failed', duration: null },
    { ancestorTitles: [], fullName: 'a note to come', status: 'todo' },
  ];
  expect(jestResults({ testResults: [{ name: 'notes.spec.ts', status: 'failed', assertionResults }] })).toEqual([
    { name: 'a note is kept', file: 'notes.spec.ts', seconds: 1.5, outcome: 'passed' },
    { name: 'a note is lost', file: 'notes.spec.ts', seconds: 0, outcome: 'failed' },
    { name: 'a note to come', file: 'notes.spec.ts', seconds: 0, outcome: 'skipped' },
  ]);
});

it('names a test of a group by the spec file that it is written in', () => {
  const file = 'apps/bff/src/notes.spec.ts';
  const written = {
    fullName: `${file} a note is kept`,
    ancestorTitles: [file, 'a note'],
    status: 'passed',
    duration: 1,
  };
  const group = { name: '/project/dist/spec-groups/server/1.spec.ts', status: 'passed', assertionResults: [written] };
  expect(jestResults({ testResults: [group] })).toMatchObject([{ file, name: 'a note is kept' }]);
});

it('counts a spec file of jest that could not be loaded as a failure', () => {
  const [result] = jestResults({ testResults: [{ name: 'notes.spec.ts', status: 'failed', assertionResults: [] }] });
  expect(result).toMatchObject({ file: 'notes.spec.ts', outcome: 'failed' });
});

describe('playwright', () => {
  const once = [{ duration: 1000 }];
  const outcomeOf = (status: string, expectedStatus = 'passed', results = once) => {
    const specs = [{ title: 'is kept', tests: [{ status, expectedStatus, results }] }];
    const suites = [{ title: 'a note', file: 'notes.e2e.ts', specs }];
    return playwrightResults({ suites: [{ title: 'notes.e2e.ts', file: 'notes.e2e.ts', suites }] })[0];
  };

  it('names a test with its groups', () => {
    expect(outcomeOf('expected')).toEqual({
      name: 'a note › is kept',
      file: 'notes.e2e.ts',
      seconds: 1,
      outcome: 'passed',
    });
  });

  it('tells a test that passed when it was tried again from one that passed at once, and sums its tries', () => {
    expect(outcomeOf('flaky', 'passed', [...once, ...once])).toMatchObject({ outcome: 'flaky', seconds: 2 });
  });

  it('takes a test that was never reached for failed, and one that is to be skipped for skipped', () => {
    expect(outcomeOf('skipped', 'passed', [])?.outcome).toBe('failed');
    expect(outcomeOf('skipped', 'skipped')?.outcome).toBe('skipped');
    expect(outcomeOf('unexpected')?.outcome).toBe('failed');
  });
});
