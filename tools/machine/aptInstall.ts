import { findProgram } from './findProgram.ts';
import { run } from './run.ts';

/**
 * Installs a Debian package, through sudo where we are not root.
 * @returns undefined when it is installed, else the reason in one line.
 */
export const aptInstall = async (name: string): Promise<string | undefined> => {
  const apt = findProgram(['apt-get']);
  if (apt === undefined) return 'this system has no apt-get';
  const isRoot = process.getuid?.() === 0;
  const sudo = findProgram(['sudo']);
  if (!isRoot && sudo === undefined) return 'only root may install packages and there is no sudo';
  // sudo -n: rather an error than a question for a password that nobody answers.
  const [command, ...before] = isRoot || sudo === undefined ? [apt] : [sudo, '-n', apt];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run(command ?? apt, [...before, 'update', '-q'], { env });
  if (update.code !== 0) return lastLine(update.output);
  const install = await run(command ?? apt, [...before, 'install', '-y', '-q', '--no-install-recommends', name], {
    env,
  });
  return install.code === 0 ? undefined : lastLine(install.output);
};

const lastLine = (output: string) => output.trim().split('\n').at(-1) ?? 'apt-get failed';
