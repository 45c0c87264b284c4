import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

const compress: Record<Encoding, (json: Buffer) => Promise<Buffer>> = {
  // The best quality would take a second. This one takes a tenth of that, and the result is nearly as small.
  br: (json) => promisify(brotliCompress)(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (json) => promisify(gzip)(json, { level: 9 }),
};

/** An answer that only changes with an update of the server, so that it is serialized and compressed once. */
export class PreparedBody {
  /** A hash of the content. */
  readonly digest: string;
  readonly #json: Buffer;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  /** @param value the value to answer as JSON */
  constructor(value: unknown) {
    this.#json = Buffer.from(JSON.stringify(value));
    this.digest = createHash('sha256').update(this.#json).digest('base64url').slice(0, 22);
  }

  /**
   * The bytes in the best encoding that the client accepts.
   * @param accepted the request's `Accept-Encoding`
   */
  async encoded(accepted = ''): Promise<{ encoding?: Encoding; bytes: Buffer }> {
    const encoding = ENCODINGS.find((name) => isAccepted(name, accepted));
    if (!encoding) return { bytes: this.#json };
    const bytes = this.#compressed.get(encoding) ?? compress[encoding](this.#json);
    this.#compressed.set(encoding, bytes);
    return { encoding, bytes: await bytes };
  }
}

/** Whether an `Accept-Encoding` such as `gzip;q=0.8, br` accepts an encoding. */
const isAccepted = (encoding: Encoding, accepted: string) =>
  accepted.split(',').some((part) => {
    const [name = '', quality = ''] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !/^q=0(\.0*)?$/.test(quality);
  });
