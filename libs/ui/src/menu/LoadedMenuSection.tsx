import { useId } from 'react';
import type { ReactNode } from 'react';
import { Header, MenuSection as AriaMenuSection } from 'react-aria-components/Menu';
import styled from 'styled-components';
import { SectionContext } from './SectionContext';

export type MenuSectionProps = {
  /** The items. */
  children: ReactNode;
  /** A heading over the items. */
  title?: string;
  /** Names the section for a screen reader where it has no title. */
  label?: string;
  /**
   * Makes the items choices with a check mark. `single` closes the menu after a choice, `multiple` leaves it open.
   * `selected` holds the items' ids, which another section may have, too.
   */
  selection?: { mode: 'single' | 'multiple'; selected: readonly string[]; onChange: (selected: string[]) => void };
};

/** A MenuSection, once menus are there. */
export const LoadedMenuSection = ({ children, title, label, selection }: MenuSectionProps) => {
  const ownId = useId();
  // Only choices have to be told apart from those of another section: what is done is told to the menu by the item's own id.
  const section = selection ? ownId : '';
  return (
    <AriaMenuSection
      aria-label={title ? undefined : label}
      selectionMode={selection?.mode ?? 'none'}
      disallowEmptySelection={selection?.mode === 'single'}
      selectedKeys={selection?.selected.map((id) => section + id)}
      shouldCloseOnSelect={selection ? selection.mode === 'single' : undefined}
      onSelectionChange={(keys) => {
        // 'all' is only told to lists that offer "select all", which a menu does not.
        if (keys !== 'all') selection?.onChange([...keys].map((key) => String(key).slice(section.length)));
      }}
    >
      {title && <Title>{title}</Title>}
      <SectionContext value={section}>{children}</SectionContext>
    </AriaMenuSection>
  );
};

const Title = styled(Header)`
  padding-block: ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(1)};
  padding-inline: ${({ theme }) => theme.space(3)};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;
