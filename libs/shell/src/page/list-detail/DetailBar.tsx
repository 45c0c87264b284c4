import { commonMessages } from '../../notices/words';
import { ActionRow } from '@ezone/ui/action-row';
import type { Action } from '@ezone/ui/action-row';
import { cutLine } from '@ezone/ui/cut-line';
import { IconButton } from '@ezone/ui/icon-button';
import { mirroredInRtl } from '@ezone/ui/theme';
import { Tooltip } from '@ezone/ui/tooltip';
import { visuallyHidden } from '@ezone/ui/visually-hidden';
import { ArrowLeft, ChevronDown, ChevronUp, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import { listMessages } from './messages';
import { useShownKeys } from './useShownKeys';

export type DetailBarProps = {
  /** Gets the focus when the record has been opened. */
  headingRef: Ref<HTMLHeadingElement>;
  title: string;
  /** Stands in the record, too. */
  isTitleHidden: boolean;
  /** The record replaces its list instead of standing beside it. */
  isAlone: boolean;
  /** Null where it is the last. */
  onNext: (() => void) | null;
  onPrevious: (() => void) | null;
  onClose: () => void;
  actions: readonly Action[];
};

/** The head of an open record: the way back, its name, its actions, next and previous. */
export const DetailBar = ({
  headingRef,
  title,
  isTitleHidden,
  isAlone,
  onNext,
  onPrevious,
  onClose,
  actions,
}: DetailBarProps) => {
  const { formatMessage } = useIntl();
  const shown = useShownKeys();
  const label = formatMessage(isAlone ? listMessages.back : commonMessages.close);
  const leave = (
    <Tooltip text={label} shortcut="Esc">
      <IconButton icon={isAlone ? <Back /> : <X />} label={label} onPress={onClose} />
    </Tooltip>
  );
  const step = (message: 'previous' | 'next', key: string, icon: ReactNode, press: (() => void) | null): Action => ({
    id: message,
    label: formatMessage(listMessages[message]),
    icon,
    shortcut: shown(key),
    isDisabled: press === null,
    onPress: () => press?.(),
  });
  const steps = [step('previous', 'k', <ChevronUp />, onPrevious), step('next', 'j', <ChevronDown />, onNext)];
  return (
    <Bar>
      {isAlone && leave}
      <Title as={isAlone ? 'h1' : 'h2'} ref={headingRef} tabIndex={-1} $isHidden={isTitleHidden}>
        <bdi>{title}</bdi>
      </Title>
      <ActionRow actions={[...actions, ...steps]} moreLabel={formatMessage(listMessages.more)} />
      {!isAlone && leave}
    </Bar>
  );
};

const Bar = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  min-inline-size: 0;
`;

const seen = css`
  flex: 0 1 auto;
  min-inline-size: 0;
  ${({ theme }) => theme.type.cardTitle}
  text-wrap: pretty;

  /* Where it is narrow there is room for two lines. */
  & > bdi {
    ${cutLine}
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
    white-space: normal;
  }

  &:is(h1) {
    ${({ theme }) => theme.up.md} {
      ${({ theme }) => theme.type.pageTitle}

      & > bdi {
        -webkit-line-clamp: 1;
      }
    }
  }
`;

const Title = styled.h2<{ $isHidden: boolean }>`
  ${({ $isHidden }) => ($isHidden ? visuallyHidden : seen)}
`;

const Back = styled(ArrowLeft)`
  ${mirroredInRtl}
`;
