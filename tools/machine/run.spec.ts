import { run } from './run.ts';

const node = (code: string, limit?: number) => run(process.execPath, ['-e', code], { limit });

it('tells how a program ended and all that it said', async () => {
  expect(await node("console.log('one'); process.exitCode = 3")).toMatchObject({ code: 3, output: 'one\n' });
});

it('leaves a program alone that ends in time', async () => {
  expect(await node("console.log('done')", 60_000)).toMatchObject({ code: 0, output: 'done\n' });
});

it('ends what takes too long with all that it started, and says so', async () => {
  // The child keeps the pipe open; without it the output would never end.
  const waits = "const go = () => setInterval(() => {}, 1000); process.on('SIGTERM', () => process.exit(0));";
  const { code, output } = await node(
    `${waits} require('child_process').spawn(process.execPath, ['-e', '(${'() => setInterval(() => {}, 1000)'})()'], { stdio: 'inherit' }); go()`,
    500,
  );
  expect(code).not.toBe(0);
  expect(output).toMatch(/took more than 0.5 s and was ended/);
});
