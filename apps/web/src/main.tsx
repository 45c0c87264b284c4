import '@ezone/ui/fonts';
import { useSession } from '@ezone/shell/session';
import { AppRouter } from '@ezone/shell/routing';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './providers';
import { startApp } from './startApp';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

/** React itself only says that it has drawn once more. */
const tellCause = (error: unknown) => {
  reportError(error instanceof Error ? (error.cause ?? error) : error);
};

const start = () => {
  const app = startApp();
  const Pages = () => <AppRouter tables={app.tables} loader={app.loader} roles={useSession().roles} />;
  const draw = () => {
    // As a transition React draws in small steps, so that a slow phone hears the first touch.
    startTransition(() => {
      createRoot(root, { onRecoverableError: tellCause }).render(
        <StrictMode>
          <Providers app={app}>
            <Pages />
          </Providers>
        </StrictMode>,
      );
    });
  };
  // Without these sentences the app still speaks English.
  const isSpoken = app.i18n.load(['app', 'toast']).catch(() => undefined);
  // Not awaited: what is fetched imports this file's chunk, and would wait for its end. Besides, where any module waits at its top level, the
  // bundler leaves the files as they are first cut, many of them in two.
  void Promise.all([isSpoken, app.isDrawable]).then(draw);
};

// In a task of its own: a slow phone hears a touch after it has read this file.
setTimeout(start);
