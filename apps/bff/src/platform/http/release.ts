declare const __RELEASE__: string | undefined;

/**
 * Names the contract of this build. It is part of every `ETag`, so that a browser does not keep a list in the shape of
 * an older release; all instances of one build share it.
 */
export const RELEASE = typeof __RELEASE__ === 'string' ? __RELEASE__ : 'development';
