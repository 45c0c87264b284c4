/** A file that the linter must refuse, and the rule that must say so. */
export type Expected = { file: string; rule: string };

type LintResult = { filePath: string; messages: { ruleId: string | null; severity: number }[] };

/** The files for which eslint's JSON report has no error of the expected rule. */
export const notRefused = (expected: Expected[], report: string): string[] => {
  const results = JSON.parse(report) as LintResult[];
  const isRefused = ({ file, rule }: Expected) =>
    results
      .find(({ filePath }) => filePath.endsWith(`/${file}`))
      ?.messages.some(({ ruleId, severity }) => ruleId === rule && severity === 2) ?? false;
  return expected.filter((one) => !isRefused(one)).map(({ file }) => file);
};
