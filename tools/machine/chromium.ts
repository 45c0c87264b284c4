import { aptInstall } from './aptInstall.ts';
import { findProgram } from './findProgram.ts';

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same engine without the browser around it: a test needs a quarter less of the processor. */
const headlessShells = ['chromium-headless-shell', 'chrome-headless-shell'];

/** What is looked for, in this order, and what is installed where nothing is found: the first package that apt-get can bring. */
type Wanted = { names: string[]; packages: string[] };

const bring = async ({ names, packages }: Wanted, say: (line: string) => void): Promise<string> => {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (findProgram([named], ['']) === undefined)
      throw new Error(`CHROMIUM_PATH is ${named}, which cannot be executed.`);
    return named;
  }
  const found = findProgram(names);
  if (found !== undefined) return found;
  let failure: string | undefined;
  for (const name of packages) {
    say(`No Chromium found: installing Debian's with apt-get install ${name}.`);
    failure = await aptInstall(name);
    const installed = failure === undefined ? findProgram(names) : undefined;
    if (installed !== undefined) return installed;
  }
  throw new Error(
    `No Chromium, and apt-get could not bring one (${failure ?? 'it installed none'}). Install Chromium or Chrome, or set CHROMIUM_PATH.`,
  );
};

/**
 * The browser that benches measure in: CHROMIUM_PATH, else the one of this system, else Debian's, installed now.
 * @throws Error with one line that says what to do when there is none.
 */
export const bringChromium = (say: (line: string) => void): Promise<string> =>
  bring({ names: browsers, packages: ['chromium'] }, say);

/**
 * What stories and journeys run in: CHROMIUM_PATH, else a headless shell or a browser of this system, else Debian's, installed now.
 * @throws Error with one line that says what to do when there is none.
 */
export const bringHeadlessChromium = (say: (line: string) => void): Promise<string> =>
  bring({ names: [...headlessShells, ...browsers], packages: ['chromium-headless-shell', 'chromium'] }, say);
