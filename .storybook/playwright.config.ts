import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.STORIES_PORT ?? 26006);

/** Where Debian keeps it, for a run by hand; `npm test` says which it has found. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);

/** Runs every story of the built Storybook as a test, served at the path it has in production. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../dist/storybook-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'dot' : 'list',
  // A story waits for what a user would see, never for a time; this is only when to give up on a busy machine.
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://127.0.0.1:${String(port)}/storybook/`,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? installed,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  webServer: {
    command: `vite preview .. --config serve.config.ts --port ${String(port)} --strictPort`,
    url: `http://127.0.0.1:${String(port)}/storybook/index.json`,
    cwd: import.meta.dirname,
  },
});
