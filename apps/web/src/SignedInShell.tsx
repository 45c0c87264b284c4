import { knowUserAddresses } from '@ezone/api-client';
import { userAddresses } from '@ezone/api-client/user-addresses';
import { academyCollections } from '@ezone/features/academy';
import { accountingCollections } from '@ezone/features/accounting';
import { calendarCollections } from '@ezone/features/calendar';
import { chatSide } from '@ezone/features/chat';
import { contactsCollections } from '@ezone/features/contacts';
import { shopOrderCollections, shopProductCollections } from '@ezone/features/e-commerce';
import { fileManagerCollections, uploadsAround } from '@ezone/features/file-manager';
import { mailCollections, sendingsAround } from '@ezone/features/mail';
import { notesCollections } from '@ezone/features/notes';
import { profileCollections } from '@ezone/features/profile';
import { scrumboardCollections } from '@ezone/features/scrumboard';
import { todoCollections } from '@ezone/features/todo';
import type { I18n } from '@ezone/i18n';
import { lazyContent, PartBoundary, useLazyContent } from '@ezone/ui/lazy-content';
import type { AskedLists, CollectionLoaders } from '@ezone/shell/records';
import { pendingUploads } from '@ezone/shell/page/uploads/pending';
import { keptUnder } from '@ezone/shell/data/storage';
import { useShownUser } from '@ezone/shell/session';
import { Shell } from '@ezone/shell/chrome/layout';
import { LiveProvider } from '@ezone/shell/session/live';
import { useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';

// With the shell, whose parts are the first to need them.
knowUserAddresses(userAddresses);

/** What changes of records need that an earlier visit has left, of every app. */
const collections: CollectionLoaders = {
  ...academyCollections,
  ...accountingCollections,
  ...calendarCollections,
  ...contactsCollections,
  ...fileManagerCollections,
  ...mailCollections,
  ...notesCollections,
  ...profileCollections,
  ...scrumboardCollections,
  ...shopOrderCollections,
  ...shopProductCollections,
  ...todoCollections,
};

type Around = {
  lazy: () => Promise<ComponentType>;
  messages: Parameters<I18n['load']>[0];
  /** Whether there is anything of a user that it goes on with. */
  are: (userId: string) => boolean;
  subscribe: (listener: () => void) => () => void;
};

/** What goes on wherever one is, as uploads do: fetched once there is anything, and there as long as the page is. */
const aroundIn = (i18n: I18n, { lazy, messages, are, subscribe }: Around) => {
  const load = lazyContent(async () => {
    const [part] = await Promise.all([lazy(), i18n.load(messages)]);
    return part;
  });
  return function Around({ userId }: { userId: string }) {
    const areThere = useSyncExternalStore(subscribe, () => are(userId));
    const [around] = useLazyContent(load, areThere || load.known?.() !== undefined);
    return (
      around.is === 'there' && (
        <PartBoundary>
          <around.part />
        </PartBoundary>
      )
    );
  };
};

/**
 * The shell around whoever is here, with the chat at its side and what is uploaded at its foot.
 * @param asked lists that were asked for together with the code of their page
 */
export const signedInShell = (i18n: I18n, asked: AskedLists) => {
  const side = {
    ...chatSide,
    lazyWaiting: lazyContent(chatSide.lazyWaiting),
    lazy: lazyContent(async () => {
      const [content] = await Promise.all([chatSide.lazy(), i18n.load(chatSide.messages)]);
      return content;
    }),
  };
  const Uploads = aroundIn(i18n, { ...uploadsAround, ...pendingUploads });
  const Sendings = aroundIn(i18n, { ...sendingsAround, ...keptUnder(sendingsAround.prefixOf) });
  return function SignedInShell({ children }: { children: ReactNode }) {
    const user = useShownUser();
    return (
      <LiveProvider userId={user?.uuid ?? null}>
        <Shell user={user} side={side} collections={collections} asked={asked}>
          {children}
          {user && <Uploads userId={user.uuid} />}
          {user && <Sendings userId={user.uuid} />}
        </Shell>
      </LiveProvider>
    );
  };
};
