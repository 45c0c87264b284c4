import '@ezone/ui/fonts';
import { useSession } from '@ezone/shell/session';
import { AppRouter } from '@ezone/shell/routing';
import { lazy, startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './providers';
import { startApp } from './startApp';

const app = startApp();
const Shell = lazy(app.loadShell);

const Pages = () => <AppRouter tables={app.tables} loader={app.loader} roles={useSession().roles} Shell={Shell} />;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

// Without these sentences the app still speaks English.
await app.i18n.load(['app', 'toast']).catch(() => undefined);
// As a transition React draws in small steps, so that a slow phone hears the first touch.
startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <Providers app={app}>
        <Pages />
      </Providers>
    </StrictMode>,
  );
});
