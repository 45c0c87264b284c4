type Advisory = { title: string; url: string; severity: string };
type Vulnerability = { name: string; via: (string | Advisory)[] };
type Report = {
  vulnerabilities?: Record<string, Vulnerability>;
  /** What npm says, and the status of a registry that has answered. */
  message?: string;
  statusCode?: number;
  error?: { summary?: string };
};

/** How npm says that a registry is not to be reached. */
const UNREACHABLE = /\b(?:ENOTFOUND|EAI_AGAIN|ECONN[A-Z]+|ETIMEDOUT|ERR_SOCKET_TIMEOUT|network)\b/;

const reportIn = (answer: string): Report => {
  try {
    return JSON.parse(answer) as Report;
  } catch {
    return {};
  }
};

/**
 * What `npm audit --json` has found. An advisory that is high or critical fails. Where the registry is not reached or answers no such
 * question, that is said, and nothing fails; where npm could not ask, that fails.
 * @param accepted advisories that do not concern us, by their addresses, each with the reason
 */
export function auditVerdict(answer: string, accepted: Readonly<Record<string, string>>) {
  const { vulnerabilities, error, message, statusCode } = reportIn(answer);
  if (vulnerabilities === undefined) {
    const reason = error?.summary || message || 'npm said nothing';
    const passes = statusCode !== undefined || UNREACHABLE.test(reason);
    const whose = passes ? 'The registry answers no audit' : 'The registry was not asked';
    return { passes, lines: [`${whose}: ${reason}. Nothing was looked at.`] };
  }
  const advisories = Object.values(vulnerabilities).flatMap(({ name, via }) =>
    via.filter((one) => typeof one !== 'string').map((one) => ({ name, ...one })),
  );
  const grave = advisories.filter(({ severity, url }) => ['high', 'critical'].includes(severity) && !(url in accepted));
  return {
    passes: grave.length === 0,
    lines: [
      ...grave.map(({ name, severity, title, url }) => `${name}: ${severity}: ${title} (${url})`),
      `${String(advisories.length)} advisories, ${String(grave.length)} of them high or critical`,
    ],
  };
}
