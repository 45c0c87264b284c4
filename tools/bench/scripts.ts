/** A script that a page loaded, and how many bytes of body came over the wire. */
export type LoadedScript = { path: string; bytes: number; encoding: string };

/** The scripts of one page against its budget. */
export type ScriptBudget = { name: string; scripts: LoadedScript[]; limitKb?: number };

const kb = (bytes: number) => bytes / 1000;

/** The sum in kB (1000 bytes). */
export const totalKb = (scripts: LoadedScript[]): number => kb(scripts.reduce((sum, { bytes }) => sum + bytes, 0));

/** Whether a page keeps to its budget, with every script compressed by brotli; a page without scripts was not measured at all. */
export const keepsBudget = ({ scripts, limitKb = Infinity }: ScriptBudget): boolean =>
  scripts.length > 0 && scripts.every(({ encoding }) => encoding === 'br') && totalKb(scripts) <= limitKb;

/** One line with the sum and the limit, then the largest scripts. */
export const budgetReport = (budget: ScriptBudget): string => {
  const { name, scripts, limitKb } = budget;
  const limit = limitKb === undefined ? '' : ` of ${String(limitKb)} kB: ${keepsBudget(budget) ? 'kept' : 'EXCEEDED'}`;
  const largest = [...scripts].sort((a, b) => b.bytes - a.bytes).slice(0, 8);
  const uncompressed = scripts.filter(({ encoding }) => encoding !== 'br').map(({ path }) => `  not brotli: ${path}`);
  return [
    `${name}: ${totalKb(scripts).toFixed(1)} kB in ${String(scripts.length)} scripts${limit}`,
    ...largest.map(({ path, bytes }) => `${kb(bytes).toFixed(1).padStart(9)}  ${path}`),
    ...uncompressed,
  ].join('\n');
};
