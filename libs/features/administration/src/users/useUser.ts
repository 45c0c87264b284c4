import type { Api } from '@ezone/api-client';
import { useApi } from '@ezone/shell/data/query';
import { useToast } from '@ezone/shell/notices/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { userMessages } from './messages';
import { usersKey } from './user';
import type { UserDetails } from './user';

/** What is done to a user, and what is said when it is done. */
type Deed = { run: (api: Api) => Promise<UserDetails>; done: string };

/** One user, and a way to change it: what the server answers is shown at once, and the list is asked for anew. */
export function useUser(userId: string) {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const key = [...usersKey, 'one', userId];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.getManagedUser({ query: { userId }, signal }),
    refetchOnMount: 'always',
    meta: { suppressToast: true },
  });
  const change = useMutation({
    mutationFn: ({ run }: Deed) => run(api),
    meta: { failed: userMessages.notChanged },
    onSuccess: (user, { done }) => {
      client.setQueryData(key, user);
      void client.invalidateQueries({ queryKey: [...usersKey, 'list'] });
      toast.show({ variant: 'success', message: done });
    },
    // Somebody else may have changed it.
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
  return { query, change: change.mutate, isChanging: change.isPending };
}
