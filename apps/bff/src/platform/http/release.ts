declare const __RELEASE__: string | undefined;
declare const __VERSION__: string | undefined;

/**
 * The name of this build's contract. It is part of every `ETag`, so that a browser does not keep a list in the format
 * of an older release. All instances of one build have the same.
 */
export const RELEASE = typeof __RELEASE__ === 'string' ? __RELEASE__ : 'development';

/** The version of Ezone, as people speak of it. */
export const VERSION = typeof __VERSION__ === 'string' ? __VERSION__ : 'development';
