/** `npm run bench -- api|chat|endurance|input|lists|scale|web`: measures, prints, and ends with code 1 where a goal is missed. */
import { stopAll } from '../machine/run.ts';

const benches: Record<string, () => Promise<boolean>> = {
  api: async () => (await import('./api.ts')).benchApi(),
  chat: async () => (await import('./chat.ts')).benchChat(),
  endurance: async () => (await import('./endurance.ts')).benchEndurance(),
  input: async () => (await import('./input.ts')).benchInput(),
  lists: async () => (await import('./lists.ts')).benchLists(),
  scale: async () => (await import('./scale.ts')).benchScale(),
  web: async () => (await import('./web.ts')).benchWeb(),
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopAll();
    process.exit(130);
  });
}

const bench = benches[process.argv[2] ?? ''];
if (bench === undefined) {
  console.error('Which one? npm run bench -- api, chat, endurance, input, lists, scale or web');
  process.exitCode = 2;
} else {
  try {
    process.exitCode = (await bench()) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    stopAll();
  }
}
