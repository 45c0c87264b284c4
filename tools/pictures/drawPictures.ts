/**
 * Draws the pictures of the demo and writes them into a folder: `npx nx run pictures:build`. It stops where a file, or all of them, grow
 * larger than what a page can take.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { encoded, plannedPictures } from './plan.ts';

const LARGEST_SUM = 4 * 1024 * 1024;
const folder = join(import.meta.dirname, '../../dist/pictures');

rmSync(folder, { recursive: true, force: true });
// One picture for each processor at a time; within a picture there is little to share out.
sharp.concurrency(1);
const waiting = plannedPictures();
let [count, sum] = [0, 0];

async function draw(): Promise<void> {
  for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
    const { data, info } = await (await picture.render()).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    for (const { file, side } of picture.files) {
      const content = await encoded(sharp(data, { raw: info }), side, picture.largest);
      const path = join(folder, `${file}.webp`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
      count += 1;
      sum += content.length;
    }
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, draw));
if (sum > LARGEST_SUM) throw new Error(`All pictures have ${sum} bytes, more than ${LARGEST_SUM}.`);
console.log(`${count} pictures, ${(sum / 1024 / 1024).toFixed(1)} MB`);
