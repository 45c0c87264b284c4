import { Decoder, Encoder, type Packet } from 'socket.io-parser';
import { holdsTooManyValues } from '../dto/too-many-values';

/** What is known of a packet from before it was parsed. */
export type PacketInput = {
  /** The bytes in which the client sent it. */
  bytes: number;
  /** Whether its payload held too much, and was left out. */
  isTooMuch: boolean;
};

/** Packets that are shorter are not looked at, because most are; they count as if they had this many bytes. */
const SMALL_LENGTH = 500;
const SMALL: PacketInput = { bytes: SMALL_LENGTH, isTooMuch: false };

/** The longest packet that is no event, in characters: the token with which a client connects is far shorter. */
const LONGEST_BUT_EVENTS = 10_000;
/** How packets of events begin, without bytes and with them. */
const EVENT = /^[25]/;

/** What is known of each larger packet, by the array of its event and payload, which Socket.IO passes on to middleware. */
const inputs = new WeakMap<object, PacketInput>();

/** What is known of a packet from before it was parsed. */
export const inputOf = (packet: object): PacketInput => inputs.get(packet) ?? SMALL;

/** The head of a packet, as in `2/chat,17["message:send"`: its type, namespace and number, by which it is answered. */
const HEAD = /^\d(?:\/[^,]{0,100},)?\d{0,20}/;

const NO_BYTES = Buffer.alloc(0);

/** Remembers the input of each packet that it decodes. Each connection has its own. */
class BoundedDecoder extends Decoder {
  private input: PacketInput | undefined;

  constructor() {
    super();
    // Socket.IO listens later, so the input is known before the packet is handled.
    this.on('decoded', ({ data }: Packet) => {
      if (this.input && Array.isArray(data)) inputs.set(data, this.input);
    });
  }

  /** Takes a packet, or bytes that belong to one. */
  override add(part: string | Buffer): void {
    // No event takes bytes, and they would wait in memory until the last of a packet comes.
    if (typeof part !== 'string') return super.add(NO_BYTES);
    const isTooMuch = (part.length > LONGEST_BUT_EVENTS && !EVENT.test(part)) || holdsTooManyValues(part);
    this.input = part.length < SMALL_LENGTH ? undefined : { bytes: Buffer.byteLength(part), isTooMuch };
    super.add(isTooMuch ? `${HEAD.exec(part)?.[0] ?? ''}[""]` : part);
  }
}

/** The parser of Socket.IO, which reads no payload that holds too much, and keeps the size of a packet with it. */
export const boundedParser = { Encoder, Decoder: BoundedDecoder };
