type Report = {
  duration: number;
  errors: number;
  timeouts: number;
  statusCodeStats: Record<string, { count: number }>;
};

/**
 * Reads autocannon's JSON report.
 * @throws Error when there were errors, no answers, or answers of another status than the expected one.
 */
export const parseLoad = (json: string, status: number): { requests: number; seconds: number } => {
  const { duration, errors, timeouts, statusCodeStats } = JSON.parse(json) as Report;
  const requests = statusCodeStats[String(status)]?.count ?? 0;
  const others = Object.keys(statusCodeStats).filter((code) => code !== String(status));
  if (errors > 0 || timeouts > 0 || others.length > 0 || requests === 0) {
    const answers = JSON.stringify(statusCodeStats);
    throw new Error(
      `Expected ${String(status)} alone: ${answers}, ${String(errors)} errors, ${String(timeouts)} timeouts`,
    );
  }
  return { requests, seconds: duration };
};
