import type { fakeApi } from '@ezone/api-client/testing';
import type { SystemState } from '../system/systemState';

/** A server that has run for a while; one of its purges has failed, and mails are not set up. */
export const sampleSystem = (): SystemState => ({
  health: {
    ...{ version: '6.2.0', node: 'v24.11.1', process: 'ezone-1:4711', startedAt: '2026-03-01T09:00:00.000Z' },
    ...{ memory: 180_000_000, heap: 90_000_000, database: 'postgresql', databaseAnswers: true, redis: 'away' },
  },
  storage: {
    ...{ users: 1200, databaseBytes: 40_000_000, place: 'folder' },
    ...{ uploads: 31, uploadBytes: 12_000_000, uploadQuota: 524_288_000 },
    largestUploaders: [{ id: 'grace', name: 'Grace Hopper', bytes: 8_000_000 }],
    ...{ files: 18, fileBytes: 5_000_000, fileQuota: 10_737_418_240 },
    ...{ mails: 400, mailBytes: 900_000, mailQuota: 52_428_800 },
  },
  work: {
    ...{ backfillTables: 3, backfillFilled: 2 },
    purges: [
      { what: 'audit entries', isUnderWay: false, endedAt: '2026-03-04T09:00:00.000Z', hasFailed: false },
      { what: 'uploads', isUnderWay: false, endedAt: '2026-03-04T09:00:00.000Z', hasFailed: true },
      { what: 'trash', isUnderWay: true, endedAt: null, hasFailed: false },
    ],
  },
  signIn: [
    { name: 'SIGN_UP_ROLE', isSet: true, value: 'none' },
    { name: 'JWT_SECRET', isSet: true, value: null },
  ],
  mail: [{ name: 'SMTP_URL', isSet: false, value: null }],
});

/** Answers how it is. */
export const systemServer = (answer: () => Promise<void>) =>
  ({
    'GET /api/administration/system': async () => {
      await answer();
      return sampleSystem();
    },
  }) satisfies Parameters<typeof fakeApi>[0];
