// Checked before anything else loads: on an older Node the libraries would fail with a riddle.
const [major] = process.versions.node.split('.').map(Number);
if (major === undefined || major < 24) {
  process.stderr.write(
    `Ezone needs Node 24, this is ${process.version}. Start it with "npm start", which brings the right one on Linux.\n`,
  );
  process.exit(1);
}
const { bootstrap } = await import('./bootstrap');
await bootstrap();

export {};
