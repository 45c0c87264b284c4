/** The most bytes of one file. */
export const MAX_FILE_BYTES = 2 ** 30;
/** The most bytes that are sent at once, and the fewest, but for the last piece of a file. */
export const MAX_PIECE_BYTES = 8 * 2 ** 20;
export const MIN_PIECE_BYTES = 2 ** 20;
/** How many versions of a file are kept; an older one goes. */
export const MAX_VERSIONS = 10;
/** How deep folders may lie within each other. */
export const MAX_DEPTH = 20;
/** The most files and folders of one folder, and of all together, with those in the trash. */
export const MAX_IN_FOLDER = 10_000;
export const MAX_ENTRIES = 100_000;
/** The most that a call is about, and the most that it copies with all that lies within. */
export const MAX_IDS = 500;
export const MAX_COPIED = 5000;
/** The most uploads that begin with one call, and that a call asks about. */
export const MAX_BEGUN = 100;
export const MAX_ASKED = 1000;
/** In characters. */
export const MAX_PATH = 4000;
/** The most bytes of a text that are shown without its being fetched. */
export const MAX_TEXT_BYTES = 256 * 2 ** 10;
