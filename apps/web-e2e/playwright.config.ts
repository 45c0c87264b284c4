import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Where Debian keeps it, for a run by hand; `npm test` says which it has found. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);

/** Journeys in Chromium against the built server. `npm test` says which browser through CHROMIUM_PATH. */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../dist/test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // A journey waits for what a user would see, never for a time; this is only when to give up on a busy machine.
  expect: { timeout: 15_000 },
  use: {
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? installed,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
