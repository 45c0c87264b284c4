import { IconButton } from '@ezone/ui/icon-button';
import { Tooltip } from '@ezone/ui/tooltip';
import styled from 'styled-components';
import { useIsOpen } from '../../panels/panel';
import type { PanelSide } from '../../panels/panel';
import { SidebarIcon } from './SidebarIcon';
import type { Sidebar } from './useSidebar';

/** Opens and closes a sidebar that is a drawer; gone while the sidebar stands beside the page. */
export const SidebarButton = ({ sidebar: { name, isTemporary = false, panel } }: { sidebar: Sidebar }) => {
  const { id, side, setOpener, toggle } = panel;
  const isOpen = useIsOpen(panel);
  return (
    <Place $isTemporary={isTemporary} $side={side}>
      <Tooltip text={name} placement={side === 'start' ? 'bottom start' : 'bottom end'}>
        <IconButton
          ref={setOpener}
          icon={<SidebarIcon side={side} />}
          label={name}
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={toggle}
        />
      </Tooltip>
    </Place>
  );
};

const Place = styled.div<{ $isTemporary: boolean; $side: PanelSide }>`
  flex: none;
  /* Its icon stands on the edge of the page. */
  ${({ theme, $side }) => `margin-inline-${$side}: ${theme.space(-2)};`}

  ${({ theme }) => theme.up.lg} {
    display: ${({ $isTemporary }) => ($isTemporary ? 'block' : 'none')};
  }

  @media print {
    display: none;
  }
`;
