import { IconButton } from '@ezone/ui/icon-button';
import { Tooltip } from '@ezone/ui/tooltip';
import { PanelLeft } from 'lucide-react';
import styled from 'styled-components';
import { useIsOpen } from '../../panels/panel';
import type { Sidebar } from './useSidebar';

/** Opens and closes a sidebar that is a drawer; gone while the sidebar stands beside the page. */
export const SidebarButton = ({ sidebar: { name, isTemporary = false, panel } }: { sidebar: Sidebar }) => {
  const { id, side, setOpener, toggle } = panel;
  const isOpen = useIsOpen(panel);
  return (
    <Place $isTemporary={isTemporary}>
      <Tooltip text={name} placement={side === 'start' ? 'bottom start' : 'bottom end'}>
        <IconButton
          ref={setOpener}
          icon={
            <Sided $isMirrored={side === 'end'}>
              <PanelLeft />
            </Sided>
          }
          label={name}
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={toggle}
        />
      </Tooltip>
    </Place>
  );
};

const Place = styled.div<{ $isTemporary: boolean }>`
  flex: none;

  ${({ theme }) => theme.up.lg} {
    display: ${({ $isTemporary }) => ($isTemporary ? 'block' : 'none')};
  }
`;

/* The icon shows a bar at its left. */
const Sided = styled.span<{ $isMirrored: boolean }>`
  transform: scaleX(${({ $isMirrored }) => ($isMirrored ? -1 : 1)});

  [dir='rtl'] & {
    transform: scaleX(${({ $isMirrored }) => ($isMirrored ? 1 : -1)});
  }
`;
