import { mirroredInRtl } from '@ezone/ui/theme';
import { PanelLeft } from 'lucide-react';
import styled from 'styled-components';
import type { PanelSide } from '../../panels/panel';

/** The icon of the button that opens a sidebar, the same on every page: it shows the side on which the sidebar is. */
export const SidebarIcon = ({ side = 'start' }: { side?: PanelSide }) => (
  <Sided $isMirrored={side === 'end'}>
    <PanelLeft />
  </Sided>
);

/* The icon shows a bar at its left. */
const Sided = styled.span<{ $isMirrored: boolean }>`
  display: grid;
  transform: scaleX(${({ $isMirrored }) => ($isMirrored ? -1 : 1)});
  ${mirroredInRtl}
`;
