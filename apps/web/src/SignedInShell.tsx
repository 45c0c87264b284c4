import { chatSide } from '@ezone/features/chat';
import { notesCollections } from '@ezone/features/notes';
import type { I18n } from '@ezone/i18n';
import { lazyContent } from '@ezone/shell/notices/lazy-content';
import type { CollectionLoaders } from '@ezone/shell/records';
import { useCurrentUser } from '@ezone/shell/session';
import { Shell } from '@ezone/shell/chrome/layout';
import { LiveProvider } from '@ezone/shell/session/live';
import type { ReactNode } from 'react';

/** What changes of records need that an earlier visit has left, of every app. */
const collections: CollectionLoaders = { ...notesCollections };

/** The shell around whoever is here, with the chat at its side. */
export const signedInShell = (i18n: I18n) => {
  const side = {
    ...chatSide,
    lazyWaiting: lazyContent(chatSide.lazyWaiting),
    lazy: lazyContent(async () => {
      const [content] = await Promise.all([chatSide.lazy(), i18n.load(chatSide.messages)]);
      return content;
    }),
  };
  return function SignedInShell({ children }: { children: ReactNode }) {
    const user = useCurrentUser();
    return (
      <LiveProvider userId={user?.uuid ?? null}>
        <Shell user={user} side={side} collections={collections}>
          {children}
        </Shell>
      </LiveProvider>
    );
  };
};
