import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTextDraft } from '@ezone/shell/records';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { chatKeys } from './chatCache';
import type { ChatSession } from './chatSession';
import { dialogItems } from './model/dialogItems';
import { createItemMemory } from './model/groupMessages';
import { trimmed } from './model/messages';
import type { DialogData } from './model/messages';
import { MESSAGE_LIMIT } from './model/types';
import type { DialogView } from './model/types';
import { createTypingNotices } from './model/typing';
import { useChatSession } from './useChatSession';
import { useStoredChatUser } from './useChatUser';
import { useNewSince, useReading } from './useReading';

const olderKey = ['chat', 'older'];

/**
 * The dialog with one contact, live: what the server has, and below it what is still to be sent.
 * @param unread how many of the contact's messages have not been read, as the list of contacts says it
 */
export function useDialog(contactId: string, unread: number): DialogView {
  const session = useChatSession();
  const stored = useStoredDialog(session, contactId);
  const { data } = stored;
  const [newSinceId, forgetNew] = useNewSince(contactId, data?.messages, unread);
  const items = useItems(session, contactId, data, newSinceId);
  const reading = useReading(session, contactId, { unread, lastId: data?.messages.at(-1)?.id });
  const [draft, setDraft] = useTextDraft(session.drafts, 'chat', contactId);
  const { typists } = session;
  const isTyping = useSyncExternalStore(typists.subscribe, () => typists.has(contactId));

  const notices = useMemo(
    () =>
      createTypingNotices((typing) => {
        session.notifyTyping(contactId, typing);
      }),
    [session, contactId],
  );
  useEffect(
    () => () => {
      notices.set(false);
    },
    [notices],
  );
  const send = useCallback(
    (text: string) => {
      const trimmedText = text.trim();
      if (trimmedText === '' || trimmedText.length > MESSAGE_LIMIT) return false;
      if (!session.write(contactId, trimmedText)) return false;
      setDraft('');
      notices.sent();
      forgetNew();
      return true;
    },
    [session, contactId, setDraft, notices, forgetNew],
  );
  const discard = useCallback(
    (clientMessageId: string) => {
      session.actor.send({ type: 'message.discarded', clientMessageId });
    },
    [session],
  );

  return {
    // What is there is shown also where it could not be brought up to date.
    status: data ? 'ready' : stored.status === 'error' ? 'error' : 'pending',
    items,
    isTyping,
    unread,
    hasOlder: data?.hasOlder ?? false,
    isLoadingOlder: stored.isLoadingOlder,
    hasOlderFailed: stored.hasOlderFailed,
    loadOlder: stored.loadOlder,
    reload: stored.reload,
    send,
    retry: session.retry,
    discard,
    setAtEnd: reading.setAtEnd,
    markRead: reading.markRead,
    setTyping: notices.set,
    draft,
    setDraft,
  };
}

/** What the server has of the dialog, as far as it has been fetched. */
function useStoredDialog(session: ChatSession, contactId: string) {
  const client = useQueryClient();
  const { data, status, refetch } = useQuery({
    queryKey: chatKeys.dialog(contactId),
    queryFn: ({ signal }) => session.newestPage(contactId, signal),
    meta: { suppressToast: true },
    // Where some may be missing it is asked for at once; what comes in live meanwhile makes it no fresher.
    staleTime: ({ state }) => (state.data && state.data.gapAfter !== null ? 0 : 30_000),
    // It is merged message by message already; comparing thousands would only cost time.
    structuralSharing: false,
  });
  const older = useMutation({
    mutationKey: olderKey,
    mutationFn: async (of: string) => {
      const first = client.getQueryData<DialogData>(chatKeys.dialog(of))?.messages[0];
      if (!first) return;
      const withOlder = await session.olderPage(of, first.id);
      client.setQueryData<DialogData>(chatKeys.dialog(of), (dialog) => dialog && withOlder(dialog));
    },
    meta: { suppressToast: true },
  });
  useEffect(() => {
    if (data) session.complete(contactId);
  }, [session, contactId, data]);
  // Long dialogs do not stay in memory once they are left.
  useEffect(
    () => () => {
      client.setQueryData<DialogData>(chatKeys.dialog(contactId), (dialog) => dialog && trimmed(dialog));
    },
    [client, contactId],
  );

  const { mutate } = older;
  const loadOlder = useCallback(() => {
    const isLoading = client.isMutating({ mutationKey: olderKey }) > 0;
    if (!isLoading && client.getQueryData<DialogData>(chatKeys.dialog(contactId))?.hasOlder) mutate(contactId);
  }, [client, contactId, mutate]);
  const reload = useCallback(() => void refetch(), [refetch]);
  const isOfThis = older.variables === contactId;
  return {
    data,
    status,
    reload,
    loadOlder,
    isLoadingOlder: isOfThis && older.isPending,
    hasOlderFailed: isOfThis && older.isError,
  };
}

function useItems(session: ChatSession, contactId: string, data: DialogData | undefined, newSinceId: string | null) {
  const [remember] = useState(createItemMemory);
  const outbox = useSelector(session.actor, ({ context }) => context.outbox);
  const isOnline = useSelector(session.actor, (snapshot) => snapshot.matches('online'));
  const { data: user } = useStoredChatUser();
  const readMessageId = user?.chatList.find((entry) => entry.contactId === contactId)?.readMessageId ?? null;
  return useMemo(
    () =>
      remember(
        dialogItems({
          userId: session.userId,
          messages: data?.messages ?? [],
          outbox: outbox.filter((entry) => entry.contactId === contactId),
          isOnline,
          readMessageId,
          newSinceId,
        }),
      ),
    [remember, session, contactId, data?.messages, outbox, isOnline, readMessageId, newSinceId],
  );
}
