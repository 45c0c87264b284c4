import { Decoder, Encoder, type Packet } from 'socket.io-parser';
import { holdsTooManyValues } from '../dto/too-many-values';

/** What is known of a packet from before it was parsed. */
export type PacketInput = {
  /** The bytes in which the client sent it. */
  bytes: number;
  /** Whether its payload held too much, and was left out. */
  isTooMuch: boolean;
};

const UNKNOWN: PacketInput = { bytes: 0, isTooMuch: false };

/** What is known of each packet, by the array of its event and payload, which Socket.IO passes on to middleware. */
const inputs = new WeakMap<object, PacketInput>();

/** What is known of a packet from before it was parsed; nothing, if it did not come through {@link boundedParser}. */
export const inputOf = (packet: object): PacketInput => inputs.get(packet) ?? UNKNOWN;

/** The head of a packet, as in `2/chat,17["message:send"`: its type, namespace and number, by which it is answered. */
const HEAD = /^\d(?:\/[^,]{0,100},)?\d{0,20}/;

/** Remembers the input of each packet that it decodes. Each connection has its own. */
class BoundedDecoder extends Decoder {
  private input: PacketInput = UNKNOWN;

  constructor() {
    super();
    // Socket.IO listens later, so the input is known before the packet is handled.
    this.on('decoded', ({ data }: Packet) => {
      if (Array.isArray(data)) inputs.set(data, this.input);
      this.input = UNKNOWN;
    });
  }

  /** Takes a packet, or one of the parts of a packet that holds binary data. */
  override add(part: string | Buffer): void {
    const isTooMuch = typeof part === 'string' && holdsTooManyValues(part);
    this.input = {
      bytes: this.input.bytes + Buffer.byteLength(part),
      isTooMuch: this.input.isTooMuch || isTooMuch,
    };
    super.add(isTooMuch ? `${HEAD.exec(part)?.[0] ?? ''}[""]` : part);
  }
}

/** The parser of Socket.IO, which reads no payload that holds too much, and keeps the size of a packet with it. */
export const boundedParser = { Encoder, Decoder: BoundedDecoder };
