/** Why a file could not be read, in words that are shown. */
export class FileProblem extends Error {}
