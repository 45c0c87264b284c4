import type { AnswerOf, BodyOf } from '@ezone/api-client';
import { changeKnown, useApi } from '@ezone/shell/data/query';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { tokensMessages } from './messages';

/** What is known of a token afterwards: everything but the token. */
export type ApiToken = AnswerOf<'listApiTokens'>[number];

const tokensKey = ['account', 'tokens'];

/** The API tokens of the user, and how one is made and revoked. */
export const useTokens = (onRevoked: (token: ApiToken) => void) => {
  const api = useApi();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: tokensKey,
    queryFn: ({ signal }) => api.listApiTokens({ signal }),
    meta: { suppressToast: true },
  });
  const revoking = useMutation({
    mutationFn: ({ id }: ApiToken) => api.revokeApiToken({ body: { tokenId: id } }),
    meta: { failed: tokensMessages.notRevoked },
    onSuccess: async (_, revoked) => {
      onRevoked(revoked);
      await changeKnown<ApiToken[]>(client, tokensKey, (tokens) => tokens.filter(({ id }) => id !== revoked.id));
    },
    // It may have been revoked elsewhere.
    onError: () => client.invalidateQueries({ queryKey: tokensKey }),
  });
  /** The token itself is in the answer alone, and kept nowhere. */
  const make = async (body: BodyOf<'makeApiToken'>): Promise<string> => {
    const { token, ...made } = await api.makeApiToken({ body });
    // Nothing comes between its maker and the token.
    void changeKnown<ApiToken[]>(client, tokensKey, (tokens) => [made, ...tokens]);
    return token;
  };
  return {
    query,
    make,
    revoke: revoking.mutate,
    isRevoking: (id: string) => revoking.isPending && revoking.variables.id === id,
  };
};
