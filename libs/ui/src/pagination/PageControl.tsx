import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { buttonStyle } from '../button';
import type { ButtonStyleProps } from '../button';
import type { LinkTo } from '../link';
import { mirroredInRtl } from '../theme/mirroredInRtl';

type PageControlProps = {
  name: string;
  isCurrent?: boolean;
  /** It leads nowhere now. It stays in reach, so that the focus is not lost on the last page. */
  isOff?: boolean;
  /** A link of this kind to an address; without it a button. */
  link: { as: LinkTo; to: string } | undefined;
  onPress: (() => void) | undefined;
  children: ReactNode;
};

/** Leads to a page, as a button or as a link: both look alike. */
export const PageControl = ({ name, isCurrent = false, isOff = false, link, onPress, children }: PageControlProps) => {
  const shared = {
    'aria-label': name,
    'aria-current': isCurrent ? 'page' : undefined,
    'aria-disabled': isOff || undefined,
    $variant: 'ghost',
    $size: 'default',
  } as const;
  return link ? (
    <PageLink
      {...shared}
      {...link}
      onClick={(event) => {
        if (isOff) event.preventDefault();
      }}
    >
      {children}
    </PageLink>
  ) : (
    <PageButton
      {...shared}
      type="button"
      onClick={() => {
        if (!isOff) onPress?.();
      }}
    >
      {children}
    </PageButton>
  );
};

const looks = css<ButtonStyleProps>`
  ${buttonStyle}
  ${({ theme }) => theme.figures}
  min-inline-size: ${({ theme }) => theme.control.default};
  padding-inline: ${({ theme }) => theme.space(1)};

  &[aria-current] {
    background: ${({ theme }) => theme.tone.primary.tint};
    color: ${({ theme }) => theme.tone.primary.text};

    @media (forced-colors: active) {
      outline: 2px solid Highlight;
    }
  }

  & > svg {
    inline-size: 2rem;
    block-size: 2rem;
    ${mirroredInRtl}
  }

  @media (pointer: coarse) {
    min-inline-size: 4.4rem;
    min-block-size: 4.4rem;
  }
`;

const PageButton = styled.button<ButtonStyleProps>`
  ${looks}
`;

const PageLink = styled.a<ButtonStyleProps & { to: string }>`
  ${looks}
`;
