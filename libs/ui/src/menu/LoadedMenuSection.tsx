import type { ReactNode } from 'react';
import { Header, MenuSection as AriaMenuSection } from 'react-aria-components/Menu';
import styled from 'styled-components';

export type MenuSectionProps = {
  /** The items. */
  children: ReactNode;
  /** A heading over the items. */
  title?: string;
  /** Names the section for a screen reader where it has no title. */
  label?: string;
  /**
   * Makes the items choices with a check mark. `single` closes the menu after a choice, `multiple` leaves it open.
   * `selected` holds the items' ids.
   */
  selection?: { mode: 'single' | 'multiple'; selected: readonly string[]; onChange: (selected: string[]) => void };
};

/** A MenuSection, once menus are there. */
export const LoadedMenuSection = ({ children, title, label, selection }: MenuSectionProps) => (
  <AriaMenuSection
    aria-label={title ? undefined : label}
    selectionMode={selection?.mode ?? 'none'}
    disallowEmptySelection={selection?.mode === 'single'}
    selectedKeys={selection?.selected}
    shouldCloseOnSelect={selection ? selection.mode === 'single' : undefined}
    onSelectionChange={(keys) => {
      // 'all' is only told to lists that offer "select all", which a menu does not.
      if (keys !== 'all') selection?.onChange([...keys].map(String));
    }}
  >
    {title && <Title>{title}</Title>}
    {children}
  </AriaMenuSection>
);

const Title = styled(Header)`
  padding-block: ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(1)};
  padding-inline: ${({ theme }) => theme.space(3)};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;
