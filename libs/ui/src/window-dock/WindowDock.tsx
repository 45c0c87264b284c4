import { Minus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { paneInset } from '../below-bars';
import { cutLine } from '../cut-line';
import { IconButton } from '../icon-button';
import { ToastsAtStart } from '../toast-region';
import { Tooltip } from '../tooltip';

export type DockedWindow = { id: string; title: string; isMinimised: boolean };

export type WindowDockProps = {
  /** The oldest first. */
  windows: readonly DockedWindow[];
  /** Names the buttons of a window. */
  labels: { minimise: string; close: string };
  /** A window is to be opened out of its bar. */
  onExpand: (id: string) => void;
  /** A window is to become a bar. */
  onMinimise: (id: string) => void;
  /** A window is to go. */
  onClose: (id: string) => void;
  /** Escape was pressed in it. */
  onEscape: (id: string) => void;
  /** What is in a window. */
  children: (id: string) => ReactNode;
};

/** Windows over the page, at its foot; each can be made a bar there, which keeps it at hand. */
export const WindowDock = ({ windows, children, ...dock }: WindowDockProps) => (
  <Dock>
    <ToastsAtStart />
    {windows.map((one) => (
      <DockWindow key={one.id} {...one} {...dock}>
        {one.isMinimised ? null : children(one.id)}
      </DockWindow>
    ))}
  </Dock>
);

type WindowProps = Omit<WindowDockProps, 'windows' | 'children'> & DockedWindow & { children: ReactNode };

function DockWindow({
  id,
  title,
  isMinimised,
  labels: { minimise, close },
  onExpand,
  onMinimise,
  onClose,
  onEscape,
  children,
}: WindowProps) {
  const titleRef = useRef<HTMLButtonElement>(null);
  const wasRef = useRef(isMinimised);
  useEffect(() => {
    // With what it is written in, the focus would go.
    if (isMinimised && !wasRef.current && document.activeElement === document.body) titleRef.current?.focus();
    wasRef.current = isMinimised;
  }, [isMinimised]);
  return (
    <Window
      aria-label={title}
      $isMinimised={isMinimised}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing || isMinimised) return;
        event.preventDefault();
        event.stopPropagation();
        onEscape(id);
      }}
    >
      <Head>
        <Title
          ref={titleRef}
          type="button"
          aria-expanded={!isMinimised}
          onClick={() => {
            (isMinimised ? onExpand : onMinimise)(id);
          }}
        >
          <bdi>{title}</bdi>
        </Title>
        {!isMinimised && (
          <Tooltip text={minimise} shortcut="Esc">
            <IconButton
              icon={<Minus />}
              label={minimise}
              size="dense"
              onPress={() => {
                onMinimise(id);
              }}
            />
          </Tooltip>
        )}
        <Tooltip text={close}>
          <IconButton
            icon={<X />}
            label={close}
            size="dense"
            onPress={() => {
              onClose(id);
            }}
          />
        </Tooltip>
      </Head>
      {!isMinimised && <Body>{children}</Body>}
    </Window>
  );
}

const Dock = styled.div`
  position: absolute;
  z-index: ${({ theme }) => theme.layer.sticky};
  inset-block: ${({ theme }) => theme.space(4)} 0;
  inset-inline: ${({ theme }) => theme.space(6)};
  display: flex;
  align-items: flex-end;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space(3)};
  pointer-events: none;
`;

const Window = styled.section<{ $isMinimised: boolean }>`
  display: flex;
  flex: 0 1 ${({ $isMinimised }) => ($isMinimised ? '22rem' : '48rem')};
  flex-direction: column;
  min-inline-size: 0;
  max-block-size: 100%;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.borderStrong};
  border-block-end: 0;
  border-start-start-radius: ${({ theme }) => theme.radius.card};
  border-start-end-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.elevation[3]};
  pointer-events: auto;
`;

const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  padding-inline-end: ${({ theme }) => theme.space(2)};
  background: ${({ theme }) => theme.color.surface2};
`;

const Title = styled.button`
  flex: 1;
  min-inline-size: 0;
  min-block-size: ${({ theme }) => theme.space(11)};
  padding-inline: ${({ theme }) => theme.space(4)};
  border: 0;
  background: none;
  color: inherit;
  ${({ theme }) => theme.type.control}
  text-align: start;
  cursor: pointer;

  & > bdi {
    ${cutLine}
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  --pane-inset: ${({ theme }) => theme.space(4)};
  padding: ${paneInset};
`;
