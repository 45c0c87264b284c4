import { FormMomentField, FormSwitch, FormTextArea, FormTextField } from '@ezone/shell/forms';
import type { Controls } from '@ezone/shell/forms';
import { useCurrentUser } from '@ezone/shell/session';
import { Avatar } from '@ezone/ui/avatar';
import { Button } from '@ezone/ui/button';
import { Chip } from '@ezone/ui/chip';
import { Popover } from '@ezone/ui/popover';
import { Pencil } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { boardMessages } from '../messages';
import { limits } from '../model/board';
import type { Board, Card } from '../model/board';
import { toneOf } from '../model/toneOf';
import type { BoardActions } from '../useBoard';
import { Attachments } from './Attachments';
import { Checklists } from './Checklists';
import { Comments } from './Comments';
import { FieldName } from './FieldName';
import { LabelsEditor } from './LabelsEditor';

export type CardForm = Controls<Omit<Card, 'id'>>;

/** The field that a key has opened the card for. */
const fieldOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'field' in state ? String(state.field) : null;

export type CardFieldsProps = { form: CardForm; board: Board; cardId: string; actions: BoardActions };

/** The fields of the open card. */
export const CardFields = ({ form, board, cardId, actions }: CardFieldsProps) => {
  const { formatMessage } = useIntl();
  const user = useCurrentUser();
  const frame = useRef<HTMLDivElement>(null);
  const wanted = fieldOf(useLocation().state);
  useEffect(() => {
    if (wanted === null) return;
    const place = frame.current?.querySelector(`[data-field="${CSS.escape(wanted)}"]`);
    place?.querySelector<HTMLElement>('button, input, [tabindex="0"]')?.focus();
  }, [wanted]);
  const labels = form.control<string[]>('idLabels');
  const members = form.control<string[]>('idMembers');
  const isHere = board.members.some(({ id }) => id === user?.uuid);
  const people =
    user && !isHere
      ? [...board.members, { id: user.uuid, name: user.data.displayName, avatar: null, isDisabled: false }]
      : board.members;
  // Whoever is disabled is put on no more cards, but can be taken off.
  const choices = people.filter(({ id, isDisabled }) => !isDisabled || members.value.includes(id));
  return (
    <Fields ref={frame}>
      <FormTextField
        form={form}
        name="name"
        label={formatMessage(boardMessages.cardName)}
        limit={limits.name}
        required
      />
      <Group name="labels" title={formatMessage(boardMessages.labels)}>
        {board.labels.map((label) => (
          <Toggle key={label.id} id={label.id} of={labels} tone={toneOf(label.class)}>
            {label.name}
          </Toggle>
        ))}
        <Popover
          label={formatMessage(boardMessages.editLabels)}
          trigger={
            <Button size="dense" variant="ghost" icon={<Pencil />}>
              {formatMessage(boardMessages.editLabels)}
            </Button>
          }
        >
          <LabelsEditor labels={board.labels} actions={actions} />
        </Popover>
      </Group>
      <Group name="members" title={formatMessage(boardMessages.members)}>
        {choices.map(({ id, name, avatar }) => (
          <Toggle
            key={id}
            id={id}
            of={members}
            tone="primary"
            icon={<Avatar name={name} size="small" decorative {...(avatar !== null && { src: avatar })} />}
          >
            {name}
          </Toggle>
        ))}
      </Group>
      <div data-field="due">
        <FormMomentField
          form={form}
          name="due"
          label={formatMessage(boardMessages.due)}
          timeLabel={formatMessage(boardMessages.dueTime)}
        />
      </div>
      <FormTextArea
        form={form}
        name="description"
        label={formatMessage(boardMessages.description)}
        limit={limits.description}
      />
      <Checklists of={form.control<Card['checklists']>('checklists')} />
      <Attachments
        of={form.control<Card['attachments']>('attachments')}
        cover={form.control<string | null>('idAttachmentCover')}
      />
      <FormSwitch form={form} name="subscribed" label={formatMessage(boardMessages.subscribed)} />
      <Comments
        of={form.control<Card['activities']>('activities')}
        members={people}
        userId={user?.uuid ?? ''}
        cardId={cardId}
      />
    </Fields>
  );
};

type Ids = { value: string[]; onChange: (ids: string[]) => void };
type ToggleProps = { id: string; of: Ids; tone: ReturnType<typeof toneOf>; icon?: ReactNode; children: string };

/** One of several that a card can have. */
const Toggle = ({ id, of: { value, onChange }, tone, icon, children }: ToggleProps) => {
  const isOn = value.includes(id);
  return (
    <Chip
      pressed={isOn}
      tone={isOn ? tone : 'neutral'}
      icon={icon}
      onPress={() => {
        onChange(isOn ? value.filter((other) => other !== id) : [...value, id]);
      }}
    >
      {children}
    </Chip>
  );
};

/** Chips with a name above them. */
const Group = ({ name, title, children }: { name: string; title: string; children: ReactNode }) => {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} data-field={name}>
      <FieldName id={titleId}>{title}</FieldName>
      <Chips>{children}</Chips>
    </div>
  );
};

const Fields = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(5)};
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
`;
