import { cutLine } from '@ezone/ui/cut-line';
import { commonMessages } from '@ezone/shell/notices/words';
import { paneInset } from '@ezone/ui/below-bars';
import { IconButton } from '@ezone/ui/icon-button';
import { ToastsAtStart } from '@ezone/ui/toast-region';
import { Tooltip } from '@ezone/ui/tooltip';
import { Minus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { composeMessages } from '../composeMessages';
import type { Mail } from '../model/mail';

export type DockedDraft = { draft: Mail; isMinimised: boolean };

export type ComposerDockProps = {
  /** The oldest first. */
  drafts: readonly DockedDraft[];
  titleOf: (draft: Mail) => string;
  onExpand: (id: string) => void;
  onMinimise: (id: string) => void;
  onClose: (id: string) => void;
  /** Escape was pressed in it. */
  onEscape: (id: string) => void;
  /** What a draft is written in. */
  children: (draft: Mail) => ReactNode;
};

/** Drafts that are written over the page, at its foot; each can be made a bar there, which keeps it at hand. */
export const ComposerDock = ({ drafts, children, ...dock }: ComposerDockProps) => (
  <Dock>
    <ToastsAtStart />
    {drafts.map(({ draft, isMinimised }) => (
      <DraftWindow key={draft.id} draft={draft} isMinimised={isMinimised} {...dock}>
        {isMinimised ? null : children(draft)}
      </DraftWindow>
    ))}
  </Dock>
);

type WindowProps = Omit<ComposerDockProps, 'drafts' | 'children'> & DockedDraft & { children: ReactNode };

function DraftWindow({ draft, isMinimised, titleOf, onExpand, onMinimise, onClose, onEscape, children }: WindowProps) {
  const { formatMessage } = useIntl();
  const { id } = draft;
  const title = titleOf(draft);
  const titleRef = useRef<HTMLButtonElement>(null);
  const wasRef = useRef(isMinimised);
  useEffect(() => {
    // With what it is written in, the focus would go.
    if (isMinimised && !wasRef.current && document.activeElement === document.body) titleRef.current?.focus();
    wasRef.current = isMinimised;
  }, [isMinimised]);
  const minimise = formatMessage(composeMessages.minimise);
  const close = formatMessage(commonMessages.close);
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
