import type { AnswerOf } from '@ezone/api-client';
import { changeKnown, useApi } from '@ezone/shell/data/query';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sessionsMessages } from './messages';

/** A session that is open. */
export type OpenSession = AnswerOf<'listSessions'>[number];

export const sessionsKey = ['account', 'sessions'];

/** Where one is signed in, and how that is ended. */
export const useSessions = (onEnded: (session: OpenSession) => void) => {
  const api = useApi();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => api.listSessions({ signal }),
    meta: { suppressToast: true },
  });
  const ending = useMutation({
    mutationFn: ({ id }: OpenSession) => api.endSession({ body: { sessionId: id } }),
    meta: { failed: sessionsMessages.notEnded },
    onSuccess: async (_, session) => {
      onEnded(session);
      await changeKnown<OpenSession[]>(client, sessionsKey, (sessions) =>
        sessions.filter(({ id }) => id !== session.id),
      );
    },
    // It may have ended elsewhere.
    onError: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
  return { query, end: ending.mutate, isEnding: (id: string) => ending.isPending && ending.variables.id === id };
};
