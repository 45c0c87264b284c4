import { Decoder, Encoder, type Packet } from 'socket.io-parser';

/** The size of each packet, by the array of its event and payload, which Socket.IO passes on to middleware. */
const sizes = new WeakMap<object, number>();

/** The bytes in which a client sent a packet; 0 if the packet did not come through {@link measuringParser}. */
export const bytesOf = (packet: object): number => sizes.get(packet) ?? 0;

/** Remembers the size of each packet that it decodes. Each connection has its own. */
class MeasuringDecoder extends Decoder {
  private bytes = 0;

  constructor() {
    super();
    // Socket.IO listens later, so the size is known before the packet is handled.
    this.on('decoded', ({ data }: Packet) => {
      if (Array.isArray(data)) sizes.set(data, this.bytes);
      this.bytes = 0;
    });
  }

  /** Takes a packet, or one of the parts of a packet that holds binary data. */
  override add(part: string | Buffer): void {
    this.bytes += Buffer.byteLength(part);
    super.add(part);
  }
}

/** The parser of Socket.IO, which only keeps the size of a packet with it: after parsing, nothing else knows it. */
export const measuringParser = { Encoder, Decoder: MeasuringDecoder };
