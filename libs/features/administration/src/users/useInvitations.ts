import type { AnswerOf } from '@ezone/api-client';
import { useLanguage } from '@ezone/i18n';
import { useApi } from '@ezone/shell/data/query';
import { useDialog } from '@ezone/shell/notices/dialog';
import { useToast } from '@ezone/shell/notices/toast';
import { isolated } from '@ezone/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { invitationMessages, invitationTexts } from './messages';
import { usersKey } from './user';
import type { ManagedUser } from './user';

type Invited = Pick<ManagedUser, 'id' | 'displayName'>;

/** Ways to renew invitations and to take them back, and a word of where the link is. What is shown of users is asked for anew. */
export function useInvitations() {
  const api = useApi();
  const client = useQueryClient();
  const dialog = useDialog();
  const toast = useToast();
  const { language } = useLanguage();
  const { formatMessage } = useIntl();
  const refresh = () => client.invalidateQueries({ queryKey: usersKey });
  /** Says of an invitation that was made or renewed where its link is. */
  const told = ({ user, isSent }: AnswerOf<'inviteUser'>) => {
    const text = isSent ? invitationTexts.sent : invitationTexts.inLog;
    toast.show({ variant: 'success', message: formatMessage(text, { name: isolated(user.displayName) }) });
    void refresh();
  };
  const renew = useMutation({
    mutationFn: ({ id: userId }: Invited) => api.renewInvitation({ body: { userId, language } }),
    meta: { failed: invitationMessages.notRenewed },
    onSuccess: told,
    // Who was invited may have come.
    onError: refresh,
  });
  const withdraw = useMutation({
    mutationFn: ({ id: userId }: Invited) => api.withdrawInvitation({ body: { userId } }),
    meta: { failed: invitationMessages.notWithdrawn },
    onSuccess: (_, { displayName }) => {
      const message = formatMessage(invitationTexts.withdrawn, { name: isolated(displayName) });
      toast.show({ variant: 'success', message });
      return client.invalidateQueries({ queryKey: [...usersKey, 'list'] });
    },
    onError: refresh,
  });
  return {
    language,
    told,
    isBusy: renew.isPending || withdraw.isPending,
    renew: renew.mutate,
    /** Withdraws an invitation, once that is confirmed. */
    withdraw: async (user: Invited, onDone?: () => void) => {
      const isMeant = await dialog.confirm({
        title: formatMessage(invitationTexts.withdrawQuestion, { name: isolated(user.displayName) }),
        detail: formatMessage(invitationMessages.withdrawDetail),
        confirmLabel: formatMessage(invitationMessages.withdraw),
      });
      if (isMeant) withdraw.mutate(user, { onSuccess: () => onDone?.() });
    },
  };
}
