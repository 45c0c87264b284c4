import { IconButton } from '@ezone/ui/icon-button';
import { KeyCaps } from '@ezone/ui/key-caps';
import { Tooltip } from '@ezone/ui/tooltip';
import { Search } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useShownKey } from '../../panels/keyboard';
import { commonMessages } from '../../notices/words';
import { inNarrowToolbar } from '../toolbar/tightToolbar';

export type SearchTriggerProps = {
  /** `full` is a button; `basic` looks like a field. */
  variant: 'full' | 'basic';
  isOpen: boolean;
  onPress: () => void;
  /** Somebody is about to press it. */
  onIntent: () => void;
};

/** What opens the search. */
export const SearchTrigger = ({ variant, isOpen, onPress, onIntent }: SearchTriggerProps) => {
  const { formatMessage } = useIntl();
  const label = formatMessage(commonMessages.search);
  const key = useShownKey('mod+k');
  const slash = useShownKey('/') ?? '';
  const shown = {
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': isOpen,
    'aria-keyshortcuts': `Control+K Meta+K ${slash}`.trim(),
  };
  if (variant === 'full')
    return (
      <span onPointerEnter={onIntent} onFocus={onIntent}>
        <Tooltip text={label} shortcut={key}>
          <IconButton {...shown} icon={<Search />} label={label} onPress={onPress} />
        </Tooltip>
      </span>
    );
  return (
    <Field {...shown} type="button" onClick={onPress} onPointerEnter={onIntent} onFocus={onIntent}>
      <Search aria-hidden />
      <span>{label}</span>
      {key && (
        <Hint aria-hidden>
          <KeyCaps keys={key} />
        </Hint>
      )}
    </Field>
  );
};

const Field = styled.button`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  flex: 0 1 32rem;
  /* Its word is never cut. */
  min-inline-size: max-content;
  min-block-size: ${({ theme }) => theme.control.default};
  padding-inline: ${({ theme }) => theme.space(3)};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.surface2};
  color: ${({ theme }) => theme.color.textMuted};
  ${({ theme }) => theme.type.body}
  text-align: start;
  cursor: text;
  transition: border-color ${({ theme }) => theme.motion.hover};

  @media (pointer: coarse) {
    min-block-size: 4.4rem;
  }

  &:hover {
    border-color: ${({ theme }) => theme.color.borderStrong};
  }

  & > svg {
    flex: none;
    inline-size: 1.6rem;
    block-size: 1.6rem;
  }

  & > :nth-child(2) {
    flex: 1;
    white-space: nowrap;
  }
`;

const Hint = styled.span`
  display: contents;

  ${inNarrowToolbar} {
    display: none;
  }
`;
