import { commonMessages } from '@ezone/shell/notices/words';
import { LabelsDialog } from '@ezone/shell/page/labels';
import type { LabelsDialogProps } from '@ezone/shell/page/labels';
import { Button } from '@ezone/ui/button';
import { Checkbox } from '@ezone/ui/checkbox';
import { Dialog } from '@ezone/ui/dialog';
import { TextField } from '@ezone/ui/text-field';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { contactsSentences, groupWords } from '../messages';
import type { Contact, ContactGroup } from '../model/contact';

/** The longest name that a group may have, in characters. */
const NAME_LIMIT = 60;

export type GroupsOfDialogProps = {
  /** Whose groups they are. */
  contacts: readonly Contact[];
  /** What the first of them is called. */
  name: string;
  groups: readonly ContactGroup[];
  onChange: (group: ContactGroup, isMember: boolean) => void;
  onCreate: (name: string) => ContactGroup;
  onClose: () => void;
};

/** Puts contacts into groups and takes them out; each choice takes effect at once. */
export const GroupsOfDialog = ({ contacts, name, groups, onChange, onCreate, onClose }: GroupsOfDialogProps) => {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const wanted = text.trim();
  const isPossible = wanted !== '' && wanted.length <= NAME_LIMIT;
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage(contactsSentences.chosenFor, { count: contacts.length, name })}
      closeLabel={formatMessage(commonMessages.close)}
      size="small"
      actions={<Button onPress={onClose}>{formatMessage(commonMessages.done)}</Button>}
    >
      <New
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPossible) return;
          const known = groups.find(
            (group) => group.name.localeCompare(wanted, undefined, { sensitivity: 'base' }) === 0,
          );
          onChange(known ?? onCreate(wanted), true);
          setText('');
        }}
      >
        <TextField
          label={formatMessage(groupWords.new)}
          labelHidden
          placeholder={formatMessage(groupWords.new)}
          dir="auto"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
          }}
        />
        <Button type="submit" isDisabled={!isPossible}>
          {formatMessage(commonMessages.add)}
        </Button>
      </New>
      <Choices role="list">
        {groups.map((group) => {
          const members = contacts.filter((contact) => contact.groups.includes(group.id)).length;
          return (
            <li key={group.id}>
              <Checkbox
                isSelected={members === contacts.length}
                isIndeterminate={members > 0 && members < contacts.length}
                onChange={(isMember) => {
                  onChange(group, isMember);
                }}
              >
                <bdi>{group.name}</bdi>
              </Checkbox>
            </li>
          );
        })}
      </Choices>
    </Dialog>
  );
};

const New = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: start;
  gap: ${({ theme }) => theme.space(2)};
  padding-block: ${({ theme }) => theme.space(1)} ${({ theme }) => theme.space(4)};
`;

const Choices = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  overflow-wrap: anywhere;
`;

/** All groups: to be added, named anew and removed. It is fetched when it is opened. */
export const GroupsDialog = (dialog: Omit<LabelsDialogProps<ContactGroup>, 'open' | 'words'>) => (
  <LabelsDialog open words={groupWords} {...dialog} />
);
