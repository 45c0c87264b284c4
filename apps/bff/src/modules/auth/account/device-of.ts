/** What a device is, as far as its browser says so. */
export type Device = { browser: string | null; system: string | null };

type Sign = readonly [name: string, pattern: RegExp];

/** In this order: a browser also names those that it is made of, or wants to be taken for. */
const BROWSERS: readonly Sign[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

const SYSTEMS: readonly Sign[] = [
  ['Windows', /\bWindows\b/],
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biPhone\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (signs: readonly Sign[], text: string) => signs.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** The device behind a `User-Agent`. Names alone, no versions: they are for people to tell their own devices apart. */
export const deviceOf = (userAgent: string): Device => ({
  browser: nameIn(BROWSERS, userAgent),
  system: nameIn(SYSTEMS, userAgent),
});
