import { defineMessages } from 'react-intl';

export const systemMessages = defineMessages({
  description: {
    id: 'administration.system.description',
    defaultMessage: 'How the server is set up, and how it is. Settings are changed where the server runs.',
  },
  loading: { id: 'administration.system.loading', defaultMessage: 'The state of the server is being loaded' },
  failed: { id: 'administration.system.failed', defaultMessage: 'The state of the server could not be loaded.' },
  health: { id: 'administration.system.health', defaultMessage: 'Health' },
  healthHint: {
    id: 'administration.system.healthHint',
    defaultMessage:
      'Memory and running time are those of the process that has answered. It is asked anew every half minute.',
  },
  version: { id: 'administration.system.version', defaultMessage: 'Version' },
  process: { id: 'administration.system.process', defaultMessage: 'Process' },
  running: { id: 'administration.system.running', defaultMessage: 'Running since' },
  memory: { id: 'administration.system.memory', defaultMessage: 'Memory' },
  database: { id: 'administration.system.database', defaultMessage: 'Database' },
  answers: { id: 'administration.system.answers', defaultMessage: 'Answers' },
  silent: { id: 'administration.system.silent', defaultMessage: 'Does not answer' },
  redis: { id: 'administration.system.redis', defaultMessage: 'Redis' },
  redisNone: { id: 'administration.system.redisNone', defaultMessage: 'Not set up: the server is one process' },
  redisAway: {
    id: 'administration.system.redisAway',
    defaultMessage: 'Does not answer: each process goes on alone until it does',
  },
  storage: { id: 'administration.system.storage', defaultMessage: 'Storage' },
  users: { id: 'administration.system.users', defaultMessage: 'Users' },
  databaseSize: { id: 'administration.system.databaseSize', defaultMessage: 'Size of the database' },
  place: { id: 'administration.system.place', defaultMessage: 'Files are stored in' },
  folder: { id: 'administration.system.folder', defaultMessage: 'A folder of the server' },
  bucket: { id: 'administration.system.bucket', defaultMessage: 'A bucket' },
  uploads: { id: 'administration.system.uploads', defaultMessage: 'Uploads' },
  largest: { id: 'administration.system.largest', defaultMessage: 'Largest uploads by' },
  files: { id: 'administration.system.files', defaultMessage: 'File manager' },
  mails: { id: 'administration.system.mails', defaultMessage: 'Mails' },
  work: { id: 'administration.system.work', defaultMessage: 'Background work' },
  workHint: {
    id: 'administration.system.workHint',
    defaultMessage: 'What has expired is removed at the start and every hour, in each process.',
  },
  backfill: { id: 'administration.system.backfill', defaultMessage: 'Tables filled anew since the start' },
  backfillNone: { id: 'administration.system.backfillNone', defaultMessage: 'Nothing was left to do' },
  underWay: { id: 'administration.system.underWay', defaultMessage: 'Under way' },
  notYet: { id: 'administration.system.notYet', defaultMessage: 'Not yet since the start' },
  hasFailed: { id: 'administration.system.hasFailed', defaultMessage: 'Failed; the log of the server says why' },
  signIn: { id: 'administration.system.signIn', defaultMessage: 'Signing in' },
  mail: { id: 'administration.system.mail', defaultMessage: 'Sending mails' },
  settingsHint: {
    id: 'administration.system.settingsHint',
    defaultMessage: 'Variables of the environment. Of secrets, only whether they are set.',
  },
  isSet: { id: 'administration.system.isSet', defaultMessage: 'Set' },
  notSet: { id: 'administration.system.notSet', defaultMessage: 'Not set' },
});

export const systemTexts = defineMessages<{
  memoryOf: { memory: string; heap: string };
  usedEach: { count: number; size: string; quota: string };
  usedAll: { count: number; size: string; quota: string };
  usedBy: { size: string };
  filled: { filled: number; tables: number };
}>({
  memoryOf: { id: 'administration.system.memoryOf', defaultMessage: '{memory}, of which objects take up {heap}' },
  usedEach: {
    id: 'administration.system.usedEach',
    defaultMessage: '{count, number} with {size}; {quota} for each user at most',
  },
  usedAll: {
    id: 'administration.system.usedAll',
    defaultMessage: '{count, number} with {size}; {quota} for all at most',
  },
  usedBy: { id: 'administration.system.usedBy', defaultMessage: ' ({size})' },
  filled: { id: 'administration.system.filled', defaultMessage: '{filled, number} of {tables, number}' },
});
