import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** What a script says that runs in a time zone. */
const saidIn = (zone: string, script: string): unknown => {
  const module = JSON.stringify(join(__dirname, 'dates.ts'));
  const whole = `import { dueTime, localOf, storedOf } from ${module}; console.log(JSON.stringify(${script}));`;
  const flags = ['--disable-warning=ExperimentalWarning', '--experimental-strip-types', '--input-type=module', '-e'];
  return JSON.parse(
    execFileSync(process.execPath, [...flags, whole], { env: { ...process.env, TZ: zone } }).toString(),
  );
};

describe.each(['America/New_York', 'Asia/Riyadh', 'UTC'])('in %s', (zone) => {
  it('a day is the same, and begins at the midnight there', () => {
    const days = `new Date(localOf('2026-11-22T00:00:00.000Z', true)).toString().slice(0, 21)`;
    expect(saidIn(zone, days)).toBe('Sun Nov 22 2026 00:00');
  });

  it('what is stored of a day is the same as elsewhere, late in the evening, too', () => {
    expect(saidIn(zone, `[0, 23].map((hour) => storedOf(new Date(2026, 10, 22, hour).getTime(), true))`)).toEqual([
      '2026-11-22T00:00:00.000Z',
      '2026-11-22T00:00:00.000Z',
    ]);
  });

  it('a moment is the same moment', () => {
    const moment = '2026-11-22T00:00:00.000Z';
    expect(saidIn(zone, `storedOf(dueTime({ dueDate: '${moment}', dueAllDay: false }))`)).toBe(moment);
  });
});
