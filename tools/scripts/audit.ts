/**
 * Asks the registry for known holes in what runs on a server. One that is high or critical fails; so that nobody works around that, what
 * cannot be mended is named below with the reason. Where the registry answers no such question, that is said, and nothing fails.
 */
import { run } from '../machine/run.ts';

/** Advisories that do not concern us, by their addresses, each with the reason. */
const accepted: Readonly<Record<string, string>> = {};

type Advisory = { title: string; url: string; severity: string };
type Vulnerability = { name: string; severity: string; via: (string | Advisory)[] };
type Report = { vulnerabilities?: Record<string, Vulnerability>; error?: { summary?: string } };

const { stdout } = await run('npm', ['audit', '--omit=dev', '--json'], { limit: 60_000 });
const report = ((): Report => {
  try {
    return JSON.parse(stdout) as Report;
  } catch {
    return {};
  }
})();

if (report.vulnerabilities === undefined) {
  console.log(`The registry answers no audit: ${report.error?.summary || 'no answer'}. Nothing was looked at.`);
} else {
  const advisories = Object.values(report.vulnerabilities).flatMap(({ name, via }) =>
    via.filter((one) => typeof one !== 'string').map((one) => ({ name, ...one })),
  );
  const grave = advisories.filter(({ severity, url }) => ['high', 'critical'].includes(severity) && !(url in accepted));
  for (const { name, severity, title, url } of grave) console.log(`${name}: ${severity}: ${title} (${url})`);
  console.log(`${String(advisories.length)} advisories, ${String(grave.length)} of them high or critical`);
  process.exitCode = grave.length > 0 ? 1 : 0;
}
