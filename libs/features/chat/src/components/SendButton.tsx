import { buttonStyle } from '@ezone/ui/button';
import type { ButtonStyleProps } from '@ezone/ui/button';
import { mirroredInRtl } from '@ezone/ui/theme';
import { Tooltip } from '@ezone/ui/tooltip';
import { VisuallyHidden } from '@ezone/ui/visually-hidden';
import { SendHorizontal } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { chatMessages } from '../messages';

/** Submits the form it stands in. Where it cannot, it stays within reach and says why. */
export const SendButton = ({ reason }: { reason: string | null }) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const label = formatMessage(chatMessages.send);
  return (
    <>
      <Tooltip text={reason ?? label} placement="top end">
        <Square
          type="submit"
          aria-label={label}
          aria-disabled={reason !== null || undefined}
          aria-describedby={reason === null ? undefined : id}
          $variant="primary"
          $size="default"
        >
          <SendHorizontal aria-hidden />
        </Square>
      </Tooltip>
      <VisuallyHidden id={id}>{reason}</VisuallyHidden>
    </>
  );
};

const Square = styled.button<ButtonStyleProps>`
  ${buttonStyle}
  padding: 0;
  aspect-ratio: 1;

  & > svg {
    inline-size: 1.8rem;
    block-size: 1.8rem;
    ${mirroredInRtl}
  }
`;
