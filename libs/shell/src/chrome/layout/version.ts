/** The version of package.json, which the build puts in; undefined where nothing was built. */
declare const __VERSION__: string | undefined;

/** The release that runs, such as `6.2.0`. */
export const version: string | undefined = typeof __VERSION__ === 'undefined' ? undefined : __VERSION__;
