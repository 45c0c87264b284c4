import { labelsMessages } from '@ezone/shell/page/labels';
import { Archive, Bell, PencilLine, StickyNote, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { notesMessages } from '../messages';
import type { NoteLabel } from '../model/note';
import type { Place } from '../model/notesIn';
import { pathOfLabel, placePaths } from '../usePlace';
import { PlaceLink } from './PlaceLink';

export type NotesSidebarProps = {
  place: Place;
  labels: readonly NoteLabel[];
  onEditLabels: () => void;
  /** A place was chosen, so that a drawer around this can close. */
  onFollow?: () => void;
};

const places = ['notes', 'reminders', 'archive'] as const;
const icons: Record<(typeof places)[number], ReactNode> = {
  notes: <StickyNote />,
  reminders: <Bell />,
  archive: <Archive />,
};

/** The places: all notes, reminders, archive, and each label. */
export const NotesSidebar = ({ place, labels, onEditLabels, onFollow }: NotesSidebarProps) => {
  const { formatMessage } = useIntl();
  return (
    <Nav aria-label={formatMessage(notesMessages.placesLabel)}>
      <ul role="list">
        {places.map((kind) => (
          <li key={kind}>
            <PlaceLink to={placePaths[kind]} icon={icons[kind]} current={place.kind === kind} onFollow={onFollow}>
              {formatMessage(notesMessages[kind])}
            </PlaceLink>
          </li>
        ))}
      </ul>
      <Heading>{formatMessage(notesMessages.labels)}</Heading>
      <ul role="list">
        {labels.map((label) => (
          <li key={label.id}>
            <PlaceLink
              to={pathOfLabel(label)}
              icon={<Tag />}
              current={place.kind === 'label' && place.labelId === label.id}
              onFollow={onFollow}
            >
              {label.name}
            </PlaceLink>
          </li>
        ))}
        <li>
          <Edit type="button" onClick={onEditLabels}>
            <PencilLine aria-hidden />
            {formatMessage(labelsMessages.edit)}
          </Edit>
        </li>
      </ul>
    </Nav>
  );
};

const Nav = styled.nav`
  padding: ${({ theme }) => theme.space(3)};
`;

const Heading = styled.h2`
  padding-block: ${({ theme }) => theme.space(4)} ${({ theme }) => theme.space(1)};
  padding-inline: ${({ theme }) => theme.space(3)};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Edit = styled.button`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  inline-size: 100%;
  min-block-size: 4rem;
  padding-inline: ${({ theme }) => theme.space(3)};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  color: ${({ theme }) => theme.color.textMuted};
  text-align: start;
  cursor: pointer;
  ${({ theme }) => theme.type.control}

  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }

  & > svg {
    inline-size: 1.8rem;
    block-size: 1.8rem;
  }
`;
