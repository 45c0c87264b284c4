import { auditVerdict } from './auditVerdict.ts';

const url = 'https://github.com/advisories/GHSA-1';

/** A report of one hole in `tar`, which `archive` depends on. */
const reportOf = (severity: string) =>
  JSON.stringify({
    vulnerabilities: {
      archive: { name: 'archive', severity, via: ['tar'] },
      tar: { name: 'tar', severity, via: [{ name: 'tar', title: 'Writes anywhere', url, severity }] },
    },
  });

it.each(['high', 'critical'])('fails where an advisory is %s, and names it once', (severity) => {
  expect(auditVerdict(reportOf(severity), {})).toEqual({
    passes: false,
    lines: [`tar: ${severity}: Writes anywhere (${url})`, '1 advisories, 1 of them high or critical'],
  });
});

it('passes one that is not grave, and counts it', () => {
  const lines = ['1 advisories, 0 of them high or critical'];
  expect(auditVerdict(reportOf('moderate'), {})).toEqual({ passes: true, lines });
});

it('passes one that was accepted, by its address', () => {
  expect(auditVerdict(reportOf('high'), { [url]: 'We unpack nothing.' }).passes).toBe(true);
  expect(auditVerdict(reportOf('high'), { [`${url}0`]: 'Another one.' }).passes).toBe(false);
});

it('passes where there are none', () => {
  const lines = ['0 advisories, 0 of them high or critical'];
  expect(auditVerdict('{ "vulnerabilities": {} }', {})).toEqual({ passes: true, lines });
});

it.each([
  ['refuses it', '{ "message": "405 Method Not Allowed", "statusCode": 405 }', '405 Method Not Allowed'],
  ['is not found', '{ "error": { "summary": "getaddrinfo ENOTFOUND registry" } }', 'getaddrinfo ENOTFOUND registry'],
])('passes where the registry %s, and says so', (_, answer, reason) => {
  const lines = [`The registry answers no audit: ${reason}. Nothing was looked at.`];
  expect(auditVerdict(answer, {})).toEqual({ passes: true, lines });
});

it.each([
  ['has no lockfile', '{ "error": { "code": "ENOLOCK", "summary": "needs a lockfile" } }', 'needs a lockfile'],
  ['says nothing', '', 'npm said nothing'],
  ['answers no report', '<html>', 'npm said nothing'],
])('fails where npm %s: nothing was looked at', (_, answer, reason) => {
  const lines = [`The registry was not asked: ${reason}. Nothing was looked at.`];
  expect(auditVerdict(answer, {})).toEqual({ passes: false, lines });
});
