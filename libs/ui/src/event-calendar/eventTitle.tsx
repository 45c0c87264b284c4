/** What stands between the marks that isolate it (`isolated` of `@ezone/text`), and what stands around them. */
const isolates = /\u2068([^\u2069]*)\u2069/;

/**
 * A title in the direction of what is written. A name within it is an element: where there is no room, it is cut at its own end and not at
 * the end of the sentence, which for a Latin name in Arabic is where the name begins.
 */
export const eventTitle = (title: string) =>
  title.split(isolates).map((piece, at) =>
    // At the odd places is what was isolated. Pieces have no name of their own and never change places.
    at % 2 === 1 ? (
      <bdi key={at}>{piece}</bdi>
    ) : (
      // Twice, so that a part of it is shown as such or not at all.
      <span key={at}>
        <span>{piece}</span>
      </span>
    ),
  );
