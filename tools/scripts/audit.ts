/**
 * Asks the registry for known holes in what runs on the server, in what is built into the web app, and in what builds it. One that is high or critical fails; so that nobody works around that, what
 * cannot be mended is named below with the reason.
 */
import { run } from '../machine/run.ts';
import { auditVerdict } from './auditVerdict.ts';

/** Advisories that do not concern us, by their addresses, each with the reason. */
const accepted: Readonly<Record<string, string>> = {};

const { stdout } = await run('npm', ['audit', '--json'], { limit: 60_000 });
const { passes, lines } = auditVerdict(stdout, accepted);
for (const line of lines) console.log(line);
process.exitCode = passes ? 0 : 1;
