import { availableParallelism } from 'node:os';
import { Injectable, PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import sharp from 'sharp';
import { Turns } from '../turns/turns';

/** The longer sides of the smaller sizes of a picture, in pixels: of avatars, of cards, and of columns. */
export const PICTURE_SIZES = [64, 256, 768] as const;
/** The longer side of the largest size. */
const MAX_SIDE = 2048;
/** The most pixels that are decoded, of all frames of a moving picture: a camera's 50 megapixels. */
const MAX_PIXELS = 64_000_000;
const MAX_SECONDS = 30;
/** How many may wait for their turn; each of them has a file in the temporary folder. */
const MAX_WAITING = 500;

// More effort takes twice the time and saves 4 % of the bytes.
const WEBP = { quality: 82, effort: 2 };

// Files of strangers are decoded: only by these four loaders, and no picture stays in memory.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});
sharp.cache(false);

/** A picture that was written, and its smaller sizes. */
export type WrittenPicture = {
  width: number;
  height: number;
  /** In bytes. */
  size: number;
};

/** The sizes that there are of a picture beside the whole. */
export const sizesOf = ({ width, height }: { width: number; height: number }): number[] =>
  PICTURE_SIZES.filter((side) => side < Math.max(width, height));

/** Decodes pictures and encodes them anew, so that nothing but what is seen of them is left. */
@Injectable()
export class PicturesService {
  /** One core is left for other requests. Each picture has one thread, and some 10 to 200 MB. */
  private readonly turns = new Turns(Math.max(1, availableParallelism() - 1), MAX_WAITING);

  /**
   * Writes a picture as WebP, the right way up, without its metadata; a moving one goes on moving.
   * @param to where the whole is written
   * @param toSize where a smaller size of it is written
   * @throws PayloadTooLargeException where it has too many pixels
   * @throws UnsupportedMediaTypeException where it cannot be decoded
   * @throws {TooManyRequestsException} when too many are waiting
   */
  write(from: string, to: string, toSize: (side: number) => string): Promise<WrittenPicture> {
    return this.turns.take(async () => {
      try {
        const whole = await scale(from, to, MAX_SIDE);
        // Each from the next larger one, which is decoded faster than the whole.
        let larger = to;
        for (const side of sizesOf(whole).toReversed()) {
          await scale(larger, toSize(side), side);
          larger = toSize(side);
        }
        return whole;
      } catch (error) {
        throw refusalOf(error as Error);
      }
    });
  }
}

async function scale(from: string, to: string, side: number): Promise<WrittenPicture> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: true } as const;
  const picture = sharp(from, options);
  const { pages = 1 } = await picture.metadata();
  const upright = pages === 1 ? picture.autoOrient() : picture;
  const { width, height, pageHeight, size } = await upright
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: MAX_SECONDS })
    .webp(WEBP)
    .toFile(to);
  return { width, height: pageHeight ?? height, size };
}

function refusalOf(error: Error): Error {
  if ('syscall' in error || /write|space/i.test(error.message)) return error;
  return /pixel limit|timeout/i.test(error.message)
    ? new PayloadTooLargeException('The picture has too many pixels')
    : new UnsupportedMediaTypeException('The picture cannot be read');
}
