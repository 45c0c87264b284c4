import { useRef } from 'react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useOverlayPosition } from 'react-aria/useOverlayPosition';
import styled from 'styled-components';

export type SuggestionListProps = {
  id: string;
  /** The id of what names the field. */
  labelledBy: string;
  suggestions: readonly string[];
  /** The place of the one that is taken by Enter; -1 where none is. */
  active: number;
  /** The field, under which it stands. */
  boxRef: RefObject<HTMLElement | null>;
  onTake: (suggestion: string) => void;
  onClose: () => void;
};

/** The id of a suggestion in its list. */
export const suggestionId = (listId: string, place: number) => `${listId}-${String(place)}`;

/** What a field suggests, over whatever stands below it. The focus stays in the field, which says what is active. */
export const SuggestionList = ({
  id,
  labelledBy,
  suggestions,
  active,
  boxRef,
  onTake,
  onClose,
}: SuggestionListProps) => {
  const listRef = useRef<HTMLUListElement | null>(null);
  const { overlayProps } = useOverlayPosition({
    ...{ targetRef: boxRef, overlayRef: listRef, placement: 'bottom start', offset: 4, isOpen: true, onClose },
  });
  return createPortal(
    // At the end of the page it would be outside of all landmarks.
    <section aria-labelledby={labelledBy}>
      <List
        ref={(list) => {
          listRef.current = list;
          // As wide as the field, at least.
          if (list && boxRef.current) list.style.minInlineSize = `${String(boxRef.current.offsetWidth)}px`;
        }}
        id={id}
        role="listbox"
        aria-labelledby={labelledBy}
        // A dialog that the field may stand in leaves it visible, and is not closed by a press on it.
        data-react-aria-top-layer="true"
        style={overlayProps.style}
        onMouseDown={(event) => {
          // The focus stays where it is.
          event.preventDefault();
        }}
      >
        {suggestions.map((suggestion, place) => (
          <Suggestion
            key={suggestion}
            id={suggestionId(id, place)}
            role="option"
            aria-selected={place === active}
            dir="auto"
            onClick={() => {
              onTake(suggestion);
            }}
          >
            {suggestion}
          </Suggestion>
        ))}
      </List>
    </section>,
    document.body,
  );
};

const List = styled.ul`
  max-inline-size: calc(100vw - ${({ theme }) => theme.space(6)});
  margin: 0;
  padding: ${({ theme }) => theme.space(1)};
  overflow: auto;
  ${({ theme }) => theme.raisedSurface}
  list-style: none;
`;

const Suggestion = styled.li`
  padding-block: ${({ theme }) => theme.space(2)};
  padding-inline: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.control};
  ${({ theme }) => theme.type.body}
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }

  &[aria-selected='true'] {
    background: ${({ theme }) => theme.tone.primary.tint};
    color: ${({ theme }) => theme.tone.primary.text};

    @media (forced-colors: active) {
      outline: 2px solid Highlight;
    }
  }

  @media (pointer: coarse) {
    min-block-size: 4.4rem;
    padding-block: ${({ theme }) => theme.space(3)};
  }
`;
