import { Menu, MenuItem, MenuSection, MenuSeparator } from '@ezone/ui/menu';
import { VisuallyHidden } from '@ezone/ui/visually-hidden';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { chatMessages, chatSentences } from '../messages';
import type { ChatStatus, ChatUserView } from '../model/types';
import { MoodDialog } from './MoodDialog';
import { PersonMark, StatusMark } from './PersonMark';

const statuses: readonly ChatStatus[] = ['online', 'do-not-disturb', 'away', 'offline'];

/** One's own picture with the status, which it changes. Nothing until it is known who one is. */
export const OwnStatus = ({ user: { user, setStatus, setMood } }: { user: ChatUserView }) => {
  const { formatMessage } = useIntl();
  const [isWritingMood, setWritingMood] = useState(false);
  if (!user) return null;
  const now = formatMessage(chatSentences.statusNow, { status: formatMessage(chatMessages[user.status]) });
  return (
    <>
      <Menu
        trigger={<PersonButton person={user} label={now} />}
        label={formatMessage(chatMessages.yourStatus)}
        placement="top"
      >
        <MenuSection
          label={formatMessage(chatMessages.yourStatus)}
          selection={{
            mode: 'single',
            selected: [user.status],
            onChange: ([chosen]) => {
              const status = statuses.find((known) => known === chosen);
              if (status) setStatus(status);
            },
          }}
        >
          {statuses.map((status) => (
            <MenuItem key={status} id={status} icon={<StatusMark status={status} />}>
              {formatMessage(chatMessages[status])}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSeparator />
        <MenuItem icon={<PenLine />} description={user.mood} onAction={() => setWritingMood(true)}>
          {formatMessage(chatMessages.changeMood)}
        </MenuItem>
      </Menu>
      {isWritingMood && <MoodDialog mood={user.mood} onSave={setMood} onClose={() => setWritingMood(false)} />}
    </>
  );
};

type PersonButtonProps = ComponentProps<'button'> & { person: ComponentProps<typeof PersonMark>; label: string };

const PersonButton = ({ person: { name, avatar, status }, label, ...button }: PersonButtonProps) => (
  <Round {...button} type="button">
    <PersonMark name={name} avatar={avatar} status={status} />
    <VisuallyHidden>{label}</VisuallyHidden>
  </Round>
);

const Round = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 4.8rem;
  block-size: 4.8rem;
  padding: 0;
  border: none;
  border-radius: ${({ theme }) => theme.radius.full};
  background: none;
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: ${({ theme }) => theme.color.hover};
  }
`;
