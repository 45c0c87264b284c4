import { useDayText } from '@ezone/shell/data/days';
import { UnsavedMark } from '@ezone/shell/records';
import { Avatar } from '@ezone/ui/avatar';
import type { RecordRow } from '@ezone/ui/record-list';
import { useCallback } from 'react';
import { hasSigns, Names, Signs, Words } from './components/MailRowParts';
import type { Conversation } from './model/conversations';
import { isFrom } from './model/mail';
import { othersOf } from './model/mailsIn';
import type { useMails } from './useMails';

export type MailRowOptions = {
  /** Says what a conversation is about; the same as long as it says the same. */
  titleOf: (conversation: Conversation) => string;
  /** The address of the mails' owner. */
  self: string;
  now: number;
};

/** What the row of a conversation shows. */
export function useMailRow(
  { mails: { unsavedOf }, labels }: ReturnType<typeof useMails>,
  { titleOf, self, now }: MailRowOptions,
): (conversation: Conversation) => RecordRow {
  const { edgeOf } = useDayText();
  return useCallback(
    (conversation: Conversation) => {
      const { newest, mails } = conversation;
      const unsaved = mails.map(({ id }) => unsavedOf(id)).find((one) => one !== null);
      // The other side, also where the last word is one's own.
      const shown = mails.find((mail) => !isFrom(mail, self)) ?? newest;
      const [other] = othersOf(shown);
      const avatar = other === shown.from ? shown.from.avatar : null;
      return {
        avatar: <Avatar name={other?.name ?? '?'} {...(avatar !== null && { src: avatar })} decorative />,
        primary: <Names conversation={conversation} self={self} />,
        secondary: <Words conversation={conversation} subject={titleOf(conversation)} labels={labels} />,
        meta: <time dateTime={newest.time}>{edgeOf(Date.parse(newest.time), now)}</time>,
        icons: (hasSigns(conversation) || unsaved) && (
          <Signs conversation={conversation}>{unsaved && <UnsavedMark unsaved={unsaved} />}</Signs>
        ),
      };
    },
    [unsavedOf, titleOf, self, edgeOf, now, labels],
  );
}
