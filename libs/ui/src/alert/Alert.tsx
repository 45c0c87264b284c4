import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { tintedBox } from '../tinted-box';
import { DismissButton } from './DismissButton';
import { toneIcons } from './toneIcons';
import type { AlertTone } from './toneIcons';

/** Props of an alert, beside the attributes of a `<div>`. */
export type AlertProps = Omit<ComponentProps<'div'>, 'children' | 'className' | 'role' | 'style' | 'title'> & {
  /** What is said: a sentence or two, already translated. */
  children: ReactNode;
  /** The kind of message: each has its own colour and icon. The words must say it, too. @default 'info' */
  tone?: AlertTone;
  /** A few words above the message, where it is longer than a sentence. */
  title?: ReactNode;
  /** The icon instead of the one of its tone; `null` is none. */
  icon?: ReactNode;
  /** Buttons or links for what can be done about it. */
  actions?: ReactNode;
  /** Shows a button that takes the message away, with a name for screen readers. The caller no longer draws it then. */
  dismiss?: { label: string; onPress: () => void };
  /** Announces a message that appears later, `alert` at once. Leave it out where the message is there from the start, or in an AlertPlace. */
  role?: 'alert' | 'status';
};

/** A message that stays in the page, beside what it is about. What only answers a press and may go away again is a Toast. */
export const Alert = ({ children, tone = 'info', title, icon, actions, dismiss, ...attributes }: AlertProps) => {
  const Icon = toneIcons[tone];
  const shownIcon = icon === undefined ? <Icon /> : icon;
  return (
    <Frame {...attributes} $tone={tone}>
      <Content>
        <Message>
          {shownIcon !== null && <Mark aria-hidden>{shownIcon}</Mark>}
          <Words>
            {title && <Title>{title}</Title>}
            {children}
          </Words>
        </Message>
        {actions && <Actions>{actions}</Actions>}
      </Content>
      {dismiss && <Dismiss {...dismiss} />}
    </Frame>
  );
};

const Frame = styled.div<{ $tone: AlertTone }>`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space(2)};
  ${({ $tone }) => tintedBox($tone)}
  text-align: start;

  /* Without colours nothing else says where it ends. */
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Content = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-inline-size: 0;
`;

const Message = styled.div`
  display: flex;
  flex: 1 1 20rem;
  gap: ${({ theme }) => theme.space(2)};
  min-inline-size: 0;
`;

const Mark = styled.span`
  flex: none;
  /* As high as a line, so that it stands beside the first one. */
  display: flex;
  align-items: center;
  block-size: 1lh;

  & > svg {
    inline-size: 1.6rem;
    block-size: 1.6rem;
  }
`;

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.p`
  font-weight: 600;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
`;

const Dismiss = styled(DismissButton)`
  /* It is higher than a line, and makes the message no higher. */
  margin-block: -0.6rem;
  margin-inline-end: -0.4rem;
`;
