type Advisory = { title: string; url: string; severity: string };
type Vulnerability = { name: string; via: (string | Advisory)[] };
type Report = { vulnerabilities?: Record<string, Vulnerability>; error?: { summary?: string } };

const reportIn = (answer: string): Report => {
  try {
    return JSON.parse(answer) as Report;
  } catch {
    return {};
  }
};

/**
 * What `npm audit --json` has found. An advisory that is high or critical fails; where the registry answers no such question, that is said,
 * and nothing fails.
 * @param accepted advisories that do not concern us, by their addresses, each with the reason
 */
export function auditVerdict(answer: string, accepted: Readonly<Record<string, string>>) {
  const { vulnerabilities, error } = reportIn(answer);
  if (vulnerabilities === undefined) {
    const reason = error?.summary || 'no answer';
    return { passes: true, lines: [`The registry answers no audit: ${reason}. Nothing was looked at.`] };
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
