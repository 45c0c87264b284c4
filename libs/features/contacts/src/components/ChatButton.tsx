import { useApi } from '@ezone/shell/data/query';
import { useSide } from '@ezone/shell/panels/side';
import { Button } from '@ezone/ui/button';
import { useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useIntl } from 'react-intl';
import { contactsMessages } from '../messages';

/** Milliseconds for which an answer is good: people seldom sign up just now. */
const GOOD_FOR = 300_000;

export type ChatButtonProps = {
  contactId: string;
  email: string;
  /** Whether the server has the contact as it is shown: before, it does not know whose address that is. */
  isSaved: boolean;
};

/** Opens the chat with a contact who is a user; nothing where the contact is none. */
export const ChatButton = ({ contactId, email, isSaved }: ChatButtonProps) => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const side = useSide();
  const { data } = useQuery({
    queryKey: ['contacts-app/person', contactId, email],
    queryFn: ({ signal }) => api.getContactPerson({ query: { contactId }, signal }),
    enabled: side !== null && isSaved,
    staleTime: GOOD_FOR,
    retry: false,
    meta: { suppressToast: true },
  });
  const userId = data?.userId;
  if (!side || !userId) return null;
  return (
    <Button
      icon={<MessagesSquare />}
      onPress={() => {
        side.callUser(userId);
      }}
    >
      {formatMessage(contactsMessages.chat)}
    </Button>
  );
};
