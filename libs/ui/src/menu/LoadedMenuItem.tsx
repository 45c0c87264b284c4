import { Check } from 'lucide-react';
import { use } from 'react';
import type { ReactNode } from 'react';
import { MenuItem as AriaMenuItem, Text } from 'react-aria-components/Menu';
import styled, { css } from 'styled-components';
import { KeyCaps } from '../key-caps';
import { SectionContext } from './SectionContext';

export type MenuItemProps = {
  /** The item's words, already translated. */
  children: string;
  /** Tells items apart; in a section with a selection it is the value that is chosen. */
  id?: string;
  /** The language of the words where it differs from the page's, for screen readers. */
  lang?: string;
  /** An icon of 1.6 rem before the words. */
  icon?: ReactNode;
  /** A second, muted line. */
  description?: string;
  /** The key that does the same, such as `E` or `Ctrl Z`. Shown, not bound. */
  shortcut?: string;
  /** Error is for what destroys something. @default 'neutral' */
  tone?: 'neutral' | 'error';
  /** Leads to another page instead of doing something. */
  href?: string;
  /** Where the link opens, as on `<a>`. */
  target?: string;
  /** What the item does. */
  onAction?: () => void;
  /** Skipped by the keyboard and not pressable. @default false */
  isDisabled?: boolean;
};

/** A MenuItem, once menus are there. */
export const LoadedMenuItem = ({
  children,
  id,
  lang,
  icon,
  description,
  shortcut,
  tone = 'neutral',
  href,
  target,
  onAction,
  isDisabled,
}: MenuItemProps) => {
  const section = use(SectionContext);
  return (
    <Row
      id={id === undefined ? undefined : section + id}
      lang={lang}
      textValue={children}
      href={href}
      target={target}
      onAction={onAction}
      isDisabled={isDisabled}
      $tone={tone}
    >
      {({ selectionMode, isSelected }) => (
        <>
          {selectionMode !== 'none' && <Mark aria-hidden>{isSelected && <Check />}</Mark>}
          {icon && <Icon aria-hidden>{icon}</Icon>}
          {/* All visible words are part of the name, so that speech control understands any of them. */}
          <Words slot="label">
            <span>
              {children}
              {description && <Description>{description}</Description>}
            </span>
            {shortcut && (
              <>
                {/* The space separates the key from the words in the accessible name. */}{' '}
                <Shortcut>
                  <KeyCaps keys={shortcut} />
                </Shortcut>
              </>
            )}
          </Words>
        </>
      )}
    </Row>
  );
};

const Row = styled(AriaMenuItem)<{ $tone: 'neutral' | 'error' }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  min-block-size: ${({ theme }) => theme.control.default};
  padding-block: ${({ theme }) => theme.space(2)};
  padding-inline: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.control};
  color: ${({ theme, $tone }) => ($tone === 'error' ? theme.tone.error.text : theme.color.text)};
  ${({ theme }) => theme.type.body}
  text-decoration: none;
  cursor: default;
  outline: none;

  &[href] {
    cursor: pointer;
  }

  &[data-focused] {
    background: ${({ theme, $tone }) => ($tone === 'error' ? theme.tone.error.tint : theme.color.hover)};
  }

  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2px ${({ theme }) => theme.color.focus};
  }

  &[data-disabled] {
    opacity: 0.5;
  }

  @media (pointer: coarse) {
    min-block-size: 4.4rem;
  }
`;

const slot = css`
  display: inline-flex;
  flex: none;
  inline-size: 1.6rem;

  & > svg {
    inline-size: 1.6rem;
    block-size: 1.6rem;
  }
`;

const Mark = styled.span`
  ${slot}
  color: ${({ theme }) => theme.tone.primary.text};
`;

const Icon = styled.span`
  ${slot}
  opacity: 0.8;
`;

const Words = styled(Text)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: inherit;
  min-inline-size: 0;

  & > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`;

const Description = styled.span`
  display: block;
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Shortcut = styled.span`
  display: contents;
  color: ${({ theme }) => theme.color.textMuted};
`;
