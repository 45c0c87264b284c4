import { IconButton } from '@ezone/ui/icon-button';
import { Tooltip } from '@ezone/ui/tooltip';
import { ArrowLeft, ChevronDown, ChevronUp, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { listMessages } from './messages';
import { useShownKeys } from './useShownKeys';

/** A button of the bar. */
export type DetailButton = {
  id: string;
  label: string;
  icon: ReactNode;
  shortcut: string | undefined;
  onPress: () => void;
};

export type DetailBarProps = {
  /** Gets the focus when the record has been opened. */
  headingRef: Ref<HTMLHeadingElement>;
  title: string;
  /** The record stands in the place of its list, not beside it. */
  isAlone: boolean;
  /** Null where it is the last. */
  onNext: (() => void) | null;
  onPrevious: (() => void) | null;
  onClose: () => void;
  actions: readonly DetailButton[];
};

/** The head of an open record: the way back, its name, what can be done with it, and its neighbours. */
export const DetailBar = ({ headingRef, title, isAlone, onNext, onPrevious, onClose, actions }: DetailBarProps) => {
  const { formatMessage } = useIntl();
  const shown = useShownKeys();
  const Heading = isAlone ? 'h1' : 'h2';
  const label = formatMessage(isAlone ? listMessages.back : listMessages.close);
  const leave = (
    <Tooltip text={label} shortcut="Esc">
      <IconButton icon={isAlone ? <Back /> : <X />} label={label} onPress={onClose} />
    </Tooltip>
  );
  const step = (message: keyof typeof listMessages, key: string, icon: ReactNode, press: (() => void) | null) => (
    <Tooltip text={formatMessage(listMessages[message])} shortcut={shown(key)}>
      <IconButton
        icon={icon}
        label={formatMessage(listMessages[message])}
        isDisabled={press === null}
        onPress={() => press?.()}
      />
    </Tooltip>
  );
  return (
    <Bar>
      {isAlone && leave}
      <Heading ref={headingRef} tabIndex={-1}>
        <bdi>{title}</bdi>
      </Heading>
      {actions.map(({ id, label: name, icon, shortcut, onPress }) => (
        <Tooltip key={id} text={name} shortcut={shortcut}>
          <IconButton icon={icon} label={name} onPress={onPress} />
        </Tooltip>
      ))}
      {step('previous', 'k', <ChevronUp />, onPrevious)}
      {step('next', 'j', <ChevronDown />, onNext)}
      {!isAlone && leave}
    </Bar>
  );
};

const Bar = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  min-inline-size: 0;

  & > :is(h1, h2) {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    ${({ theme }) => theme.type.cardTitle}
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Back = styled(ArrowLeft)`
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`;
