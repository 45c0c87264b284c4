import type { BodyOf } from '@ezone/api-client';
import type { ChatUser } from '@ezone/shell/session/live';
import { changeKnown, useApi } from '@ezone/shell/data/query';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { chatKeys } from './chatCache';
import type { ChatUserView } from './model/types';
import { useChatSession } from './useChatSession';

type Changes = BodyOf<'updateChatUser'>;

const changeKey = ['chat', 'user', 'change'];

/** What the server says of the signed-in user in the chat. */
export function useStoredChatUser() {
  const session = useChatSession();
  return useQuery({
    queryKey: chatKeys.user,
    queryFn: ({ signal }) => session.user(signal),
    meta: { suppressToast: true },
  });
}

/** The signed-in user in the chat, and how to change what others see of them. */
export function useChatUser(): ChatUserView {
  const api = useApi();
  const client = useQueryClient();
  const { data, status, refetch } = useStoredChatUser();
  const { mutate } = useMutation({
    mutationKey: changeKey,
    // One after the other, so that the last one counts.
    scope: { id: 'chat.user' },
    mutationFn: (body: Changes) => api.updateChatUser({ body }),
    // Its chats may have been heard of since.
    onSuccess: (user) => changeKnown<ChatUser>(client, chatKeys.user, ({ chatList }) => ({ ...user, chatList })),
  });
  // What is on its way is only laid over it: a change that fails takes itself back.
  const changes = useMutationState({
    filters: { mutationKey: changeKey, status: 'pending' },
    select: ({ state }) => state.variables as Changes,
  });
  const user = data && Object.assign({}, data, ...changes);
  return {
    status: data ? 'ready' : status === 'error' ? 'error' : 'pending',
    user: user ?? null,
    setStatus: (status) => {
      mutate({ status });
    },
    setMood: (mood) => {
      mutate({ mood });
    },
    reload: () => void refetch(),
  };
}
