import { useSelector } from '@xstate/react';
import styled from 'styled-components';
import type { Side } from '../side';
import { SettingsButtons } from './SettingsButtons';
import { useShownPanel } from './useSettingsPanels';
import type { SettingsPanelsControl } from './useSettingsPanels';

/** Where the settings are opened from: the foot of a side feature's rail, an entry of a menu, or the edge of the page. */
export type SettingsPlace = 'rail' | 'menu' | 'edge';

export type SettingsEdgeProps = {
  control: SettingsPanelsControl;
  /** Where the buttons stand; a menu has entries of its own. */
  place: Exclude<SettingsPlace, 'menu'>;
  /** Whose rail they stand at the foot of; the rail leaves them room. */
  side?: Side | null;
  /** How far from the end they stand at the edge, a length. @default '0px' */
  beside?: string | undefined;
};

/** How much of a rail's foot the two buttons take. */
export const SETTINGS_FOOT = '9.6rem';

/** The two buttons at the end edge of the page. The open panel has them in its head. */
export const SettingsEdge = ({ control, place, side = null, beside = '0px' }: SettingsEdgeProps) => {
  const isOpen = useShownPanel(control) !== null;
  const isSideOpen = useSelector(side?.panel.actor, (snapshot) => snapshot?.matches('open') ?? false);
  const { rail = '0px', width = '0px' } = side?.feature ?? {};
  const buttons = <SettingsButtons control={control} placement="start" />;
  return place === 'rail' ? (
    <InRail $isHidden={isOpen} $width={rail} $offset={isSideOpen ? `calc(${width} - ${rail})` : '0px'}>
      {buttons}
    </InRail>
  ) : (
    <AtEdge $isHidden={isOpen} $offset={beside}>
      {buttons}
    </AtEdge>
  );
};

/* They are only hidden while a panel is open, so that the one that has opened it gets the focus back. */
const Buttons = styled.div<{ $offset: string; $isHidden: boolean }>`
  position: fixed;
  inset-inline-end: ${({ $offset }) => $offset};
  display: grid;
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'visible')};

  @media print {
    display: none;
  }

  /* They stand without room between them. */
  @media (pointer: coarse) {
    & > button {
      min-inline-size: 4.4rem;
      min-block-size: 4.4rem;
    }
  }
`;

const InRail = styled(Buttons)<{ $width: string }>`
  z-index: ${({ theme }) => theme.layer.panel};
  inset-block-end: 0;
  align-content: center;
  justify-items: center;
  inline-size: ${({ $width }) => $width};
  block-size: ${SETTINGS_FOOT};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
  /* They move with the rail. */
  transition: inset-inline-end ${({ theme }) => theme.motion.panelIn};

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

const AtEdge = styled(Buttons)`
  z-index: ${({ theme }) => theme.layer.navbar};
  inset-block-start: 40%;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-inline-end: 0;
  border-start-start-radius: ${({ theme }) => theme.radius.control};
  border-end-start-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: ${({ theme }) => theme.elevation[2]};
`;
