import { nativeCheckbox } from '@ezone/ui/native-checkbox';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { notesSentences } from '../messages';
import type { ChecklistItem, Note } from '../model/note';
import { Marked } from '@ezone/shell/page/marked';

const SHOWN_ITEMS = 8;

export type CardTextProps = {
  note: Pick<Note, 'description' | 'checklist'>;
  /** What was searched for, folded. */
  words: readonly string[];
  /** Ticks an item off, or not. */
  onCheck: (item: ChecklistItem, checked: boolean) => void;
  /** Whether Tab stops at the items. */
  isActive: boolean;
};

/** The text of a note on its card, as far as it has room: ten lines and eight items. */
export const CardText = ({ note: { description, checklist }, words, onCheck, isActive }: CardTextProps) => {
  const { formatMessage } = useIntl();
  const more = checklist.length - SHOWN_ITEMS;
  return (
    <>
      {description && (
        <Text dir="auto">
          <Marked words={words}>{description}</Marked>
        </Text>
      )}
      {checklist.length > 0 && (
        <Items role="list">
          {checklist.slice(0, SHOWN_ITEMS).map((item) => (
            <Item key={item.id} $checked={item.checked}>
              <label>
                <input
                  type="checkbox"
                  checked={item.checked}
                  tabIndex={isActive ? 0 : -1}
                  onChange={(event) => {
                    onCheck(item, event.target.checked);
                  }}
                />
                <span dir="auto">
                  <Marked words={words}>{item.text}</Marked>
                </span>
              </label>
            </Item>
          ))}
        </Items>
      )}
      {more > 0 && <More>{formatMessage(notesSentences.more, { count: more })}</More>}
    </>
  );
};

const Text = styled.p`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  white-space: pre-line;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 10;
`;

const Items = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
`;

const Item = styled.li<{ $checked: boolean }>`
  overflow-wrap: anywhere;
  & > label {
    /* Above the link that covers the card. */
    position: relative;
    z-index: 1;
    display: inline-flex;
    gap: ${({ theme }) => theme.space(2)};
    /* A ticked box and an empty one have different base lines. */
    vertical-align: top;
    cursor: pointer;
  }

  & input {
    ${nativeCheckbox}
  }

  & span {
    ${({ theme, $checked }) => $checked && theme.done}
  }
`;

const More = styled.p`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;
