import { Matches } from 'class-validator';

const ORIGIN = String.raw`https?:\/\/[a-z0-9.-]+(:\d{1,5})?`;
const ORIGINS = new RegExp(`^${ORIGIN}( *, *${ORIGIN})*$`, 'i');

/** Origins with commas between them: no path, and no `*`, because a token would be good for any site then. */
export const IsOrigins = () =>
  Matches(ORIGINS, { message: 'must be origins such as https://intranet.example, with commas, without a path' });

/** The origins of a setting, as browsers write them. */
export const originsIn = (setting: string): string[] =>
  setting
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
    .map((origin) => new URL(origin).origin);
