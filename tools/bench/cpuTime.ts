import { readFileSync } from 'node:fs';

/** Linux counts a process's time in these; the kernel has answered 100 a second on every architecture for decades. */
const microsecondsPerTick = 10_000;

/** Reads user and system time, in microseconds, from a line of /proc/PID/stat. The name in it may hold spaces and brackets. */
export const parseCpuTime = (stat: string): number => {
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(afterName[11]) + Number(afterName[12])) * microsecondsPerTick;
};

/** The processor time that all threads of a process have used since it began, in microseconds. */
export const cpuTime = (pid: number): number => parseCpuTime(readFileSync(`/proc/${String(pid)}/stat`, 'utf8'));
