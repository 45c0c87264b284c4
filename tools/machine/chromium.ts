import { aptInstall } from './aptInstall.ts';
import { findProgram } from './findProgram.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The browser that stories, journeys and benches run in: CHROMIUM_PATH, else the one of this system, else Debian's, installed now.
 * @throws Error with one line that says what to do when there is none.
 */
export const bringChromium = async (say: (line: string) => void): Promise<string> => {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (findProgram([named], ['']) === undefined)
      throw new Error(`CHROMIUM_PATH is ${named}, which cannot be executed.`);
    return named;
  }
  const found = findProgram(names);
  if (found !== undefined) return found;
  say("No Chromium found: installing Debian's with apt-get install chromium.");
  const failure = await aptInstall('chromium');
  const installed = failure === undefined ? findProgram(names) : undefined;
  if (installed === undefined) {
    throw new Error(
      `No Chromium, and apt-get could not bring one (${failure ?? 'it installed none'}). Install Chromium or Chrome, or set CHROMIUM_PATH.`,
    );
  }
  return installed;
};
