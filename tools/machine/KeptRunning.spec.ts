import { mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeptRunning } from './KeptRunning.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ezone-kept-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Resolves when the diary that the program writes has come to say `text`. */
const diarySays = (file: string, text: string) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (readFileSync(file, 'utf8') !== text) return;
      watcher.close();
      resolve();
    };
    const watcher = watch(file, look);
    look();
  });

it('lets the running one end before the next begins', async () => {
  const diary = join(folder, 'diary');
  writeFileSync(diary, '');
  const program = `
    const { appendFileSync } = require('node:fs');
    const write = (word) => appendFileSync(${JSON.stringify(diary)}, word);
    process.once('SIGTERM', () => { write('end '); process.exit(0); });
    setInterval(() => {}, 1000);
    write('begin ');`;
  const kept = new KeptRunning(process.execPath, ['-e', program]);
  kept.restart();
  await diarySays(diary, 'begin ');
  kept.restart();
  kept.restart();
  await diarySays(diary, 'begin end begin ');
  await kept.stop();
  await diarySays(diary, 'begin end begin end ');
});
