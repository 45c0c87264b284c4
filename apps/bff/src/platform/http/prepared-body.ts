import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

const compress: Record<Encoding, (json: Buffer) => Promise<Buffer>> = {
  // As small as files are made would take a second; this takes a tenth, and is nearly as small.
  br: (json) => promisify(brotliCompress)(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (json) => promisify(gzip)(json, { level: 9 }),
};

/** An answer that stays as it is until the server is updated: written and compressed once, however often it is sent. */
export class PreparedBody {
  /** Names the content. */
  readonly digest: string;
  readonly #json: Buffer;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  /** @param value what is to be answered as JSON. */
  constructor(value: unknown) {
    this.#json = Buffer.from(JSON.stringify(value));
    this.digest = createHash('sha256').update(this.#json).digest('base64url').slice(0, 22);
  }

  /**
   * The bytes in the best encoding that the reader takes.
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

/** Whether a list such as `gzip;q=0.8, br` names the encoding, and not to refuse it. */
const isAccepted = (encoding: Encoding, accepted: string) =>
  accepted.split(',').some((part) => {
    const [name = '', quality = ''] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !/^q=0(\.0*)?$/.test(quality);
  });
